export { signTestLicense } from './sign-test-license';
