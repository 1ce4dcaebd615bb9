export { defineModel } from '@workshop/atlas';
