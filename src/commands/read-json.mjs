// @ts-check
import { existsSync, readFileSync } from 'node:fs';

/**
 * What a JSON file holds; nothing where it is missing.
 * @param {string} file
 * @returns {unknown}
 */
export function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * A value inside another by its keys; nothing where there is none.
 * @param {unknown} value
 * @param {readonly string[]} keys
 * @returns {unknown}
 */
export function valueAt(value, ...keys) {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  return valueAt(isRecord(value) ? value[key] : undefined, ...rest);
}

/**
 * @param {unknown} value
 * @returns {value is Readonly<Record<string, unknown>>}
 */
function isRecord(value) {
  return typeof value === 'object' && value !== null;
}
