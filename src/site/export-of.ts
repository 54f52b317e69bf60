/**
 * What a module exports under a name. Throws where its file was cut off half-way: such a file may run all the same,
 * without ever coming to its exports.
 */
export function exportOf<Module extends object, Name extends keyof Module>(
  module: Module,
  name: Name,
): Module[Name] {
  if (!(name in module)) throw new Error(`A script is not whole: it lacks \`${String(name)}\`.`);
  return module[name];
}
