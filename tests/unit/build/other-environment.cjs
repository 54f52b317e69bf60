// @ts-check
// Loaded before a build: another clock, and folders that list their files in reverse.
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

const Real = Date;
const shift = 400 * 24 * 60 * 60 * 1000;

globalThis.Date = new Proxy(Real, {
  construct(target, args) {
    if (args.length === 0) return new target(target.now() + shift);
    /** @type {unknown} */
    const date = Reflect.construct(target, args);
    return date instanceof target ? date : new target(Number.NaN);
  },
  get(target, key) {
    if (key === 'now') return () => target.now() + shift;
    /** @type {unknown} */
    const value = Reflect.get(target, key);
    return value;
  },
});

const { readdirSync } = fs;
const { readdir } = fs.promises;
/** @param {unknown} names */
const reversed = (names) => (Array.isArray(names) ? names.toReversed() : names);
Object.assign(fs, {
  /** @param {Parameters<typeof readdirSync>} args */
  readdirSync: (...args) => reversed(Reflect.apply(readdirSync, fs, args)),
});
Object.assign(fs.promises, {
  /** @param {Parameters<typeof readdir>} args */
  readdir: async (...args) => reversed(await Reflect.apply(readdir, fs.promises, args)),
});
syncBuiltinESMExports();
