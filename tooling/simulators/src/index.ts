export { aliyunAccount, type AliyunSimulator, aliyunTemplate, startAliyunSimulator } from './aliyun-simulator';
export { dingtalkAccount, type DingtalkSimulator, startDingtalkSimulator } from './dingtalk-simulator';
export { gatewayAccount, type GatewaySimulator, startGatewaySimulator } from './gateway-simulator';
export type { HttpSimulator, Trouble } from './http-simulator';
export { type NoticeProviders, startNoticeProviders } from './notice-providers';
export { type ScriptedSmtp, type SmtpReplies, startScriptedSmtp } from './scripted-smtp';
export { smtpAccount, type SmtpSimulator, type SmtpTrouble, startSmtpSimulator } from './smtp-simulator';
export {
  encryptWechatEvent,
  sendWechatReceipt,
  testWechatServer,
  type WechatEncryption,
  type WechatServer,
} from './wechat-events';
export {
  startWechatSimulator,
  wechatAccount,
  wechatFollower,
  type WechatSimulator,
  wechatTemplate,
} from './wechat-simulator';
export { type S3Server, startS3Server } from './s3-server';
export { simulatorCertificate } from './simulator-certificate';
