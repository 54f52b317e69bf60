import type { Plugin } from 'vite';

declare global {
  /** The modules that the page being prerendered asked for by `import()`. Only in the server bundle. */
  var importedModules: Set<string> | undefined;
}

/**
 * Notes every `import()` that runs while a page is prerendered: these are the modules that the
 * page's visitor needs, so the browser can fetch them in one round.
 */
export function trackImports(): Plugin {
  return {
    name: 'prerender:track-imports',
    enforce: 'post',
    applyToEnvironment: ({ name, config }) => name === 'ssr' && config.command === 'build',
    async transform(code, importer) {
      if (importer.includes('/node_modules/') || !code.includes('import(')) return null;
      const found = [...code.matchAll(/\bimport\(\s*(["'])(.+?)\1\s*\)/g)];
      const ids = await Promise.all(
        found.map(async ([, , source = '']) => (await this.resolve(source, importer))?.id),
      );
      let index = 0;
      return {
        code: code.replaceAll(/\bimport\(\s*(["']).+?\1\s*\)/g, (call) => {
          const id = ids[index++];
          return id ? `(globalThis.importedModules?.add(${JSON.stringify(id)}), ${call})` : call;
        }),
        map: null,
      };
    },
  };
}

/** Runs a task and tells which modules it imported. */
export async function withImportedModules<Result>(
  task: () => Promise<Result>,
): Promise<{ result: Result; modules: readonly string[] }> {
  const modules = new Set<string>();
  globalThis.importedModules = modules;
  const result = await task();
  globalThis.importedModules = undefined;
  return { result, modules: [...modules] };
}
