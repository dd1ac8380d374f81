export { archiveRequests, checkRequestFiles, findArchivedReceipt } from './archive-requests.ts';
export { receiptRoutes } from './routes.ts';
