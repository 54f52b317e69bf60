import { accessibility } from './accessibility.ts';
import { biography } from './biography.ts';
import { compositions } from './compositions.ts';
import { contact } from './contact.ts';
import { gallery } from './gallery.ts';
import { header } from './header.ts';
import { home } from './home.ts';
import { language } from './language.ts';
import { lightbox } from './lightbox.ts';
import { media } from './media.ts';
import { motion } from './motion.ts';
import type { Mutant } from './mutant.ts';
import { press } from './press.ts';
import { routing } from './routing.ts';
import { toasts } from './toasts.ts';

/** Every mutant, in the order of the specification. */
export const mutants: readonly Mutant[] = [
  ...routing,
  ...language,
  ...header,
  ...home,
  ...biography,
  ...compositions,
  ...press,
  ...gallery,
  ...lightbox,
  ...media,
  ...contact,
  ...toasts,
  ...motion,
  ...accessibility,
];
