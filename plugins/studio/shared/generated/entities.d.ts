import type { DeclaredEntity } from '@signalbox/schemas';
import type { SchemaDraft, SchemaPublish, SchemaRollBack, SchemaTabQuery, SchemaVersionQuery, SchemaWithdraw } from './types';

export declare const schemaDraftEntity: DeclaredEntity<SchemaDraft>;
export declare const schemaPublishEntity: DeclaredEntity<SchemaPublish>;
export declare const schemaRollBackEntity: DeclaredEntity<SchemaRollBack>;
export declare const schemaTabQueryEntity: DeclaredEntity<SchemaTabQuery>;
export declare const schemaVersionQueryEntity: DeclaredEntity<SchemaVersionQuery>;
export declare const schemaWithdrawEntity: DeclaredEntity<SchemaWithdraw>;
