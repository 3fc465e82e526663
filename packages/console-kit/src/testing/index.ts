export { aConsole, aUser } from './a-console';
export { type Answering, error, fakePlatform } from './fake-platform';
export { FakeRequest, stubRequests } from './fake-request';
export { type PageSetup, renderPage } from './render-page';
