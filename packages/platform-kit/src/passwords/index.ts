export { hashPassword, verifyPassword } from './password-hash';
export { checkPassword, passwordPolicy } from './password-policy';
