export { checkAll, type CheckReport, type CheckRequest } from './check-all';
export { type Fault, formatFault } from './fault';
