import access from '@signalbox/schemas/data/access.json';

/** Every route of the server, from the table that `npm run check` keeps complete. */
export const routes = Object.keys(access).map((row) => {
  const [method = '', path = ''] = row.split(' ');
  return { method, path };
});
