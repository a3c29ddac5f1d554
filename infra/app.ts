import { App } from 'aws-cdk-lib';
import { createStacks } from './stacks/create-stacks';
import { defaultStageName, stageNamed } from './stage';
import { loadTenants } from './tenants';

const app = new App({ analyticsReporting: false });
const stage = stageNamed(app.node.tryGetContext('stage') ?? defaultStageName, {
  bundles: app.node.tryGetContext('bundles'),
});
createStacks(app, stage, loadTenants(stage.sitesDomain));
