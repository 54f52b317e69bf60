import { createContext } from 'react';

/** The present minute, in milliseconds: one clock for all concerts of a page. */
export const NowContext = createContext(0);
