/**
 * A module's export. Throws where it is missing because the file was truncated: such a file may run without an error,
 * up to a point before its exports.
 */
export function exportOf<Module extends object, Name extends keyof Module>(
  module: Module,
  name: Name,
): Module[Name] {
  if (!(name in module)) throw new Error(`A script is not whole: it lacks \`${String(name)}\`.`);
  return module[name];
}
