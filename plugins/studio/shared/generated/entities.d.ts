import type { Entity } from '@signalbox/schemas';
import type { SchemaDraft, SchemaPublish, SchemaRollBack, SchemaTabQuery, SchemaVersionQuery, SchemaWithdraw } from './types';

export declare const schemaDraftEntity: Entity<SchemaDraft>;
export declare const schemaPublishEntity: Entity<SchemaPublish>;
export declare const schemaRollBackEntity: Entity<SchemaRollBack>;
export declare const schemaTabQueryEntity: Entity<SchemaTabQuery>;
export declare const schemaVersionQueryEntity: Entity<SchemaVersionQuery>;
export declare const schemaWithdrawEntity: Entity<SchemaWithdraw>;
