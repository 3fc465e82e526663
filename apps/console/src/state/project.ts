/** `/_p_<id>` at the start of the page's path names the project; without it the default project is meant. */
const segment = /^\/(_p_([\w.-]+))(?=\/|$)/.exec(location.pathname);

export const projectId = segment?.[2] ?? 'default';

/** What the router leaves out of its paths. */
export const basePath = segment ? `/${segment[1]}` : '/';
