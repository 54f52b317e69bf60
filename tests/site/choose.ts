// Imported first: the languages and other choices of this process are those of the tests' site.
process.env['CONTENT'] = 'tests/site/content';
