import { entityOf } from "@signalbox/schemas/validators/runtime";

import { ucs2length as func2 } from "@signalbox/schemas/validators/runtime";
var test0 = validate11;
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collections === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collections" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "collections" || key0 === "password")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.collections !== void 0) {
      let data0 = data.collections;
      if (typeof data0 === "string") {
        if (func2(data0) > 1e4) {
          (vErrors ??= []).push({ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/maxLength", keyword: "maxLength", params: { limit: 1e4 } });
          errors++;
        }
        if (func2(data0) < 2) {
          (vErrors ??= []).push({ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/minLength", keyword: "minLength", params: { limit: 2 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.password !== void 0) {
      let data1 = data.password;
      if (typeof data1 === "string") {
        if (func2(data1) > 128) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/maxLength", keyword: "maxLength", params: { limit: 128 } });
          errors++;
        }
        if (func2(data1) < 8) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/minLength", keyword: "minLength", params: { limit: 8 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate11.errors = vErrors;
  return errors === 0;
}
var test1 = validate12;
var pattern0 = new RegExp("^[0-9a-f]{24}$", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collections === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collections" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "collections" || key0 === "password" || key0 === "id")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.collections !== void 0) {
      let data0 = data.collections;
      if (Array.isArray(data0)) {
        if (data0.length > 50) {
          (vErrors ??= []).push({ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/maxItems", keyword: "maxItems", params: { limit: 50 } });
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (func2(data1) > 64) {
              (vErrors ??= []).push({ instancePath: instancePath + "/collections/" + i0, schemaPath: "#/properties/collections/items/maxLength", keyword: "maxLength", params: { limit: 64 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/collections/" + i0, schemaPath: "#/properties/collections/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.password !== void 0) {
      let data2 = data.password;
      if (typeof data2 === "string") {
        if (func2(data2) > 128) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/maxLength", keyword: "maxLength", params: { limit: 128 } });
          errors++;
        }
        if (func2(data2) < 8) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/minLength", keyword: "minLength", params: { limit: 8 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data3 = data.id;
      if (typeof data3 === "string") {
        if (func2(data3) > 24) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 24 } });
          errors++;
        }
        if (!pattern0.test(data3)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{24}$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate12.errors = vErrors;
  return errors === 0;
}
var test2 = validate13;
var schema14 = { "type": "object", "additionalProperties": false, "properties": { "collections": { "type": "string", "maxLength": 1e4 }, "overwrite": { "type": "string", "enum": ["", "0", "1", "true", "false"] }, "password": { "type": "string", "minLength": 1, "maxLength": 128 }, "id": { "type": "string", "pattern": "^[0-9a-f]{24}$", "maxLength": 24 } } };
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "collections" || key0 === "overwrite" || key0 === "password" || key0 === "id")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.collections !== void 0) {
      let data0 = data.collections;
      if (typeof data0 === "string") {
        if (func2(data0) > 1e4) {
          (vErrors ??= []).push({ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/maxLength", keyword: "maxLength", params: { limit: 1e4 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.overwrite !== void 0) {
      let data1 = data.overwrite;
      if (typeof data1 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/overwrite", schemaPath: "#/properties/overwrite/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data1 === "" || data1 === "0" || data1 === "1" || data1 === "true" || data1 === "false")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/overwrite", schemaPath: "#/properties/overwrite/enum", keyword: "enum", params: { allowedValues: schema14.properties.overwrite.enum } });
        errors++;
      }
    }
    if (data.password !== void 0) {
      let data2 = data.password;
      if (typeof data2 === "string") {
        if (func2(data2) > 128) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/maxLength", keyword: "maxLength", params: { limit: 128 } });
          errors++;
        }
        if (func2(data2) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data3 = data.id;
      if (typeof data3 === "string") {
        if (func2(data3) > 24) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 24 } });
          errors++;
        }
        if (!pattern0.test(data3)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{24}$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate13.errors = vErrors;
  return errors === 0;
}
var test3 = validate14;
var schema15 = { "type": "object", "additionalProperties": false, "required": ["collections"], "properties": { "collections": { "type": "array", "minItems": 1, "maxItems": 50, "items": { "type": "string", "enum": ["dashboard", "dashboardDraft", "catalog", "model", "node", "table", "report", "reportCopy", "flow", "flowDraft", "theme", "setting", "setting_1", "systemVariable", "media", "data_source", "data_source_op"] } } } };
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collections === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collections" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "collections")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.collections !== void 0) {
      let data0 = data.collections;
      if (Array.isArray(data0)) {
        if (data0.length > 50) {
          (vErrors ??= []).push({ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/maxItems", keyword: "maxItems", params: { limit: 50 } });
          errors++;
        }
        if (data0.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/collections/" + i0, schemaPath: "#/properties/collections/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data1 === "dashboard" || data1 === "dashboardDraft" || data1 === "catalog" || data1 === "model" || data1 === "node" || data1 === "table" || data1 === "report" || data1 === "reportCopy" || data1 === "flow" || data1 === "flowDraft" || data1 === "theme" || data1 === "setting" || data1 === "setting_1" || data1 === "systemVariable" || data1 === "media" || data1 === "data_source" || data1 === "data_source_op")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/collections/" + i0, schemaPath: "#/properties/collections/items/enum", keyword: "enum", params: { allowedValues: schema15.properties.collections.items.enum } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate14.errors = vErrors;
  return errors === 0;
}

var configDownloadQueryEntity = entityOf(test0);
var configDownloadEntity = entityOf(test1);
var configImportFieldsEntity = entityOf(test2);
var configPartsEntity = entityOf(test3);
export {
  configDownloadEntity,
  configDownloadQueryEntity,
  configImportFieldsEntity,
  configPartsEntity
};
