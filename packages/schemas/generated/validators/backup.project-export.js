import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var schema13 = { "type": "object", "additionalProperties": false, "required": ["collections"], "properties": { "collections": { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "dashboard": { "type": "boolean" }, "catalog": { "type": "boolean" }, "model": { "type": "boolean" }, "node": { "type": "boolean" }, "table": { "type": "boolean" }, "report": { "type": "boolean" }, "flow": { "type": "boolean" }, "theme": { "type": "boolean" }, "setting": { "type": "boolean" }, "setting_1": { "type": "boolean" }, "systemVariable": { "type": "boolean" }, "media": { "type": "boolean" }, "data_source": { "type": "boolean" } } }, "hasCode": { "type": "boolean" }, "password": { "type": "string", "minLength": 8, "maxLength": 100 } }, "allOf": [{ "if": { "properties": { "hasCode": { "const": true } }, "required": ["hasCode"] }, "then": { "required": ["password"], "properties": { "password": true } }, "else": { "properties": { "password": false } } }] };
var func7 = Object.prototype.hasOwnProperty;
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.hasCode === void 0 && (missing0 = "hasCode")) {
      (vErrors ??= []).push({});
      errors++;
    } else {
      if (data.hasCode !== void 0) {
        if (true !== data.hasCode) {
          (vErrors ??= []).push({});
          errors++;
        }
      }
    }
  }
  var _valid0 = _errs3 === errors;
  errors = _errs2;
  if (vErrors !== null) {
    if (_errs2) {
      vErrors.length = _errs2;
    } else {
      vErrors = null;
    }
  }
  let ifClause0;
  if (_valid0) {
    const _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.password === void 0) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: "password" } });
        errors++;
      }
    }
    var _valid0 = _errs5 === errors;
    valid1 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs6 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.password !== void 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/allOf/0/else/properties/password/false schema", keyword: "false schema", params: {} });
        errors++;
      }
    }
    var _valid0 = _errs6 === errors;
    valid1 = _valid0;
    ifClause0 = "else";
  }
  if (!valid1) {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: ifClause0 } });
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collections === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collections" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "collections" || key0 === "hasCode" || key0 === "password")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.collections !== void 0) {
      let data2 = data.collections;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (Object.keys(data2).length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/minProperties", keyword: "minProperties", params: { limit: 1 } });
          errors++;
        }
        for (const key1 in data2) {
          if (!func7.call(schema13.properties.collections.properties, key1)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data2.dashboard !== void 0) {
          if (typeof data2.dashboard !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/collections/dashboard", schemaPath: "#/properties/collections/properties/dashboard/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data2.catalog !== void 0) {
          if (typeof data2.catalog !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/collections/catalog", schemaPath: "#/properties/collections/properties/catalog/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data2.model !== void 0) {
          if (typeof data2.model !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/collections/model", schemaPath: "#/properties/collections/properties/model/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data2.node !== void 0) {
          if (typeof data2.node !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/collections/node", schemaPath: "#/properties/collections/properties/node/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data2.table !== void 0) {
          if (typeof data2.table !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/collections/table", schemaPath: "#/properties/collections/properties/table/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data2.report !== void 0) {
          if (typeof data2.report !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/collections/report", schemaPath: "#/properties/collections/properties/report/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data2.flow !== void 0) {
          if (typeof data2.flow !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/collections/flow", schemaPath: "#/properties/collections/properties/flow/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data2.theme !== void 0) {
          if (typeof data2.theme !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/collections/theme", schemaPath: "#/properties/collections/properties/theme/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data2.setting !== void 0) {
          if (typeof data2.setting !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/collections/setting", schemaPath: "#/properties/collections/properties/setting/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data2.setting_1 !== void 0) {
          if (typeof data2.setting_1 !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/collections/setting_1", schemaPath: "#/properties/collections/properties/setting_1/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data2.systemVariable !== void 0) {
          if (typeof data2.systemVariable !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/collections/systemVariable", schemaPath: "#/properties/collections/properties/systemVariable/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data2.media !== void 0) {
          if (typeof data2.media !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/collections/media", schemaPath: "#/properties/collections/properties/media/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data2.data_source !== void 0) {
          if (typeof data2.data_source !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/collections/data_source", schemaPath: "#/properties/collections/properties/data_source/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.hasCode !== void 0) {
      if (typeof data.hasCode !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/hasCode", schemaPath: "#/properties/hasCode/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.password !== void 0) {
      let data17 = data.password;
      if (typeof data17 === "string") {
        if (func2(data17) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (func2(data17) < 8) {
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
  validate12.errors = vErrors;
  return errors === 0;
}

var condition0 = validate122;
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate122.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
    return false;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.hasCode === void 0 && (missing0 = "hasCode")) {
      validate122.errors = [{ instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: missing0 } }];
      return false;
    } else {
      if (data.hasCode !== void 0) {
        if (true !== data.hasCode) {
          validate122.errors = [{ instancePath: instancePath + "/hasCode", schemaPath: "#/allOf/0/properties/hasCode/const", keyword: "const", params: { allowedValue: true } }];
          return false;
        }
      }
    }
  }
  validate122.errors = vErrors;
  return errors === 0;
}

var compiledForm = {
  validate: (value) => errorsOf(form, value),
  conditions: [conditionOf(condition0)],
  isVisible: () => true
};
export {
  compiledForm
};
