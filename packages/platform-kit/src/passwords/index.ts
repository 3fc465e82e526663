export { hashPassword, isWireForm, verifyPassword } from './password-hash';
export { checkPassword, type PasswordPolicy, passwordPolicy } from './password-policy';
