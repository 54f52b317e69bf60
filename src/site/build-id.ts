/** The build id of the development server, whose documents hold no data. */
export const development = 'development';
