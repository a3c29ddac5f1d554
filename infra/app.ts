import { App, Validations } from 'aws-cdk-lib';
import { createStacks } from './stacks/create-stacks';
import { defaultStageName, stageNamed } from './stage';
import { ValidationOfShapes } from './template-validation';
import { loadTenants } from './tenants';

const app = new App({ analyticsReporting: false });
// How `cdk synth --no-validation` informs the app and the CDK itself.
if (process.env.CDK_VALIDATION !== 'false') Validations.of(app).addPlugins(new ValidationOfShapes());
const stage = stageNamed(app.node.tryGetContext('stage') ?? defaultStageName, {
  bundles: app.node.tryGetContext('bundles'),
});
// The benchmark passes another list.
createStacks(app, stage, loadTenants(stage.sitesDomain, app.node.tryGetContext('tenants')));
