import styled from '@emotion/styled';
import { colour, forward, motion, space, when } from '../theme/tokens.ts';
import { labelStyle } from '../theme/type.ts';
import { ExternalLink, LinkToPage } from './link.tsx';

const outlined = {
  ...labelStyle,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `min(${space[4]}, 5vw)`,
  maxInlineSize: '100%',
  minBlockSize: '3.25rem',
  paddingInline: `min(${space[6]}, 6vw)`,
  paddingBlock: space[3],
  border: `1px solid ${colour.brassFaint}`,
  borderRadius: 0,
  textAlign: 'start',
  textDecoration: 'none',
  transition: `color ${motion.hover} ${motion.ease}, border-color ${motion.hover} ${motion.ease}`,
  // A dash that grows on hover and focus.
  '&::after': {
    content: '""',
    flex: 'none',
    inlineSize: 'min(1.75rem, 7vw)',
    borderBlockStart: `1px solid ${colour.brass}`,
    transform: 'scaleX(.8)',
    transformOrigin: `calc(50% - ${forward} * 50%) 50%`,
    transition: `transform ${motion.hover} ${motion.ease}`,
  },
  '&:focus-visible::after': { transform: 'none' },
  '&:active': { borderColor: colour.brassBright, color: colour.brassBright },
  [when.hover]: {
    '&:hover': { borderColor: colour.brass },
    '&:hover::after': { transform: 'none' },
  },
  [when.forced]: { background: 'Canvas' },
  [when.print]: { display: 'none !important' },
} as const;

export const Button = styled.button(outlined);

export const DownloadButton = styled.a(outlined);

export const ButtonLink = styled(LinkToPage)(outlined);

export const ExternalButtonLink = styled(ExternalLink)(outlined);
