/** The source of a regular expression for signs and words that make a number approximate, such as `ca. `. */
export const aboutForm = String.raw`(?:(?:[Cc]a?|[Cc]irca|[Aa]bout|[Aa]pp?rox|[Ee]nv|[Ee]twa)\.? *|[~≈] *)`;
