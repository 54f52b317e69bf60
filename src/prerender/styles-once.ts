// What keeps a phone, and a build of many pages, from writing out the same styles for every element and every rendering.
import type { Plugin } from 'vite';

const serializing =
  'var serialized = serializeStyles(styles.concat(classInterpolations), cache.registered, mergedProps);';

const serializingOnce = `var isOwn = classInterpolations.length === 0 && styles.every(function (style) { return typeof style !== 'function' && !Array.isArray(style); });
      var serialized = isOwn ? styles.serialized || (styles.serialized = serializeStyles(styles, cache.registered, mergedProps)) : serializeStyles(styles.concat(classInterpolations), cache.registered, mergedProps);`;

/** Lets Emotion write out and hash the styles that don't depend on properties once for each component. */
export function stylesOnce(): Plugin {
  return {
    name: 'prerender:styles-once',
    apply: 'build',
    transform: {
      filter: { id: /\/emotion-styled-base\.[\w.]*js$/ },
      handler(code) {
        if (!code.includes(serializing)) this.warn('Emotion writes out styles in another way now.');
        return { code: code.replace(serializing, () => serializingOnce), map: null };
      },
    },
  };
}
