const paths = {
  arrow: 'M4 12h15M13.5 6.5 19 12l-5.5 5.5',
  away: 'M7 17 17 7M9 7h8v8',
  close: 'M5 5l14 14M19 5 5 19',
  next: 'M9 5l7 7-7 7',
  previous: 'M15 5l-7 7 7 7',
  play: 'M7.5 5v14l11-7z',
  radio: 'M12 11.5v9M9.5 14.5a3.5 3.5 0 1 1 5 0M6.7 17.3a7.5 7.5 0 1 1 10.6 0',
  video: 'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM10 9.5v5l4.5-2.5z',
  photos:
    'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM8.5 12a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M16.5 7.5h.01',
  facebook: 'M8 12h8M11 21V8q0-5 5-5h1',
  elsewhere: 'M3 12h18M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18q-8 9 0 18 8-9 0-18',
  network: 'M5 10v9M5 5.5v.01M10 19v-9M10 14.5c0-2.5 1.6-4.5 4.3-4.5S18.5 12 18.5 14.5V19',
} as const;

/** The names of icons that point forward or back, and are mirrored on RTL pages. */
const directed = /arrow|away|next|previous/;

interface IconProps {
  readonly name: keyof typeof paths;
}

/** A line icon of 1em, hidden from screen readers. */
export function Icon({ name }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-directed={directed.test(name) ? '' : undefined}
    >
      <path d={paths[name]} />
    </svg>
  );
}
