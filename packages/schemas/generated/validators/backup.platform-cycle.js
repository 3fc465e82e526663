import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var schema13 = { "type": "object", "additionalProperties": false, "required": ["name", "fileName", "cycle", "parts"], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "\\S" }, "fileName": { "type": "string", "minLength": 1, "maxLength": 30, "pattern": "\\S" }, "cycle": { "type": "object", "additionalProperties": false, "required": ["count", "unit"], "properties": { "count": { "type": "integer", "minimum": 1, "maximum": 1e4 }, "unit": { "type": "string", "enum": ["h", "d"] } } }, "parts": { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "document": { "type": "boolean" }, "settings": { "type": "boolean" }, "timeseries_record": { "type": "boolean" } } }, "retention": { "type": "object", "additionalProperties": false, "required": ["kind"], "properties": { "kind": { "type": "string", "enum": ["all", "count", "days", "generations"] }, "count": { "type": "integer", "minimum": 1, "maximum": 1e3 }, "days": { "type": "integer", "minimum": 1, "maximum": 3650 }, "daily": { "type": "integer", "minimum": 1, "maximum": 366 }, "weekly": { "type": "integer", "minimum": 0, "maximum": 520 }, "monthly": { "type": "integer", "minimum": 0, "maximum": 240 } }, "allOf": [{ "if": { "properties": { "kind": { "const": "count" } }, "required": ["kind"] }, "then": { "required": ["count"] }, "else": { "properties": { "count": false } } }, { "if": { "properties": { "kind": { "const": "days" } }, "required": ["kind"] }, "then": { "required": ["days"] }, "else": { "properties": { "days": false } } }, { "if": { "properties": { "kind": { "const": "generations" } }, "required": ["kind"] }, "then": { "required": ["daily", "weekly", "monthly"] }, "else": { "properties": { "daily": false, "weekly": false, "monthly": false } } }] }, "isOffsite": { "type": "boolean" }, "disable": { "type": "boolean" } } };
var pattern0 = new RegExp("\\S", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
    if (data.fileName === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fileName" } });
      errors++;
    }
    if (data.cycle === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cycle" } });
      errors++;
    }
    if (data.parts === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "parts" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "fileName" || key0 === "cycle" || key0 === "parts" || key0 === "retention" || key0 === "isOffsite" || key0 === "disable")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func2(data0) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (func2(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.fileName !== void 0) {
      let data1 = data.fileName;
      if (typeof data1 === "string") {
        if (func2(data1) > 30) {
          (vErrors ??= []).push({ instancePath: instancePath + "/fileName", schemaPath: "#/properties/fileName/maxLength", keyword: "maxLength", params: { limit: 30 } });
          errors++;
        }
        if (func2(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/fileName", schemaPath: "#/properties/fileName/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/fileName", schemaPath: "#/properties/fileName/pattern", keyword: "pattern", params: { pattern: "\\S" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/fileName", schemaPath: "#/properties/fileName/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.cycle !== void 0) {
      let data2 = data.cycle;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.count === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/cycle", schemaPath: "#/properties/cycle/required", keyword: "required", params: { missingProperty: "count" } });
          errors++;
        }
        if (data2.unit === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/cycle", schemaPath: "#/properties/cycle/required", keyword: "required", params: { missingProperty: "unit" } });
          errors++;
        }
        for (const key1 in data2) {
          if (!(key1 === "count" || key1 === "unit")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/cycle", schemaPath: "#/properties/cycle/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data2.count !== void 0) {
          let data3 = data2.count;
          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/cycle/count", schemaPath: "#/properties/cycle/properties/count/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 1e4 || isNaN(data3)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/cycle/count", schemaPath: "#/properties/cycle/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 } });
              errors++;
            }
            if (data3 < 1 || isNaN(data3)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/cycle/count", schemaPath: "#/properties/cycle/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        if (data2.unit !== void 0) {
          let data4 = data2.unit;
          if (typeof data4 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/cycle/unit", schemaPath: "#/properties/cycle/properties/unit/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data4 === "h" || data4 === "d")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/cycle/unit", schemaPath: "#/properties/cycle/properties/unit/enum", keyword: "enum", params: { allowedValues: schema13.properties.cycle.properties.unit.enum } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/cycle", schemaPath: "#/properties/cycle/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.parts !== void 0) {
      let data5 = data.parts;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (Object.keys(data5).length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/parts", schemaPath: "#/properties/parts/minProperties", keyword: "minProperties", params: { limit: 1 } });
          errors++;
        }
        for (const key2 in data5) {
          if (!(key2 === "document" || key2 === "settings" || key2 === "timeseries_record")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/parts", schemaPath: "#/properties/parts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } });
            errors++;
          }
        }
        if (data5.document !== void 0) {
          if (typeof data5.document !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/parts/document", schemaPath: "#/properties/parts/properties/document/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data5.settings !== void 0) {
          if (typeof data5.settings !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/parts/settings", schemaPath: "#/properties/parts/properties/settings/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data5.timeseries_record !== void 0) {
          if (typeof data5.timeseries_record !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/parts/timeseries_record", schemaPath: "#/properties/parts/properties/timeseries_record/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/parts", schemaPath: "#/properties/parts/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.retention !== void 0) {
      let data9 = data.retention;
      const _errs25 = errors;
      let valid4 = true;
      const _errs26 = errors;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        let missing0;
        if (data9.kind === void 0 && (missing0 = "kind")) {
          (vErrors ??= []).push({});
          errors++;
        } else {
          if (data9.kind !== void 0) {
            if ("count" !== data9.kind) {
              (vErrors ??= []).push({});
              errors++;
            }
          }
        }
      }
      var _valid0 = _errs26 === errors;
      errors = _errs25;
      if (vErrors !== null) {
        if (_errs25) {
          vErrors.length = _errs25;
        } else {
          vErrors = null;
        }
      }
      let ifClause0;
      if (_valid0) {
        const _errs28 = errors;
        if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
          if (data9.count === void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/0/then/required", keyword: "required", params: { missingProperty: "count" } });
            errors++;
          }
        }
        var _valid0 = _errs28 === errors;
        valid4 = _valid0;
        ifClause0 = "then";
      } else {
        const _errs29 = errors;
        if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
          if (data9.count !== void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/count", schemaPath: "#/properties/retention/allOf/0/else/properties/count/false schema", keyword: "false schema", params: {} });
            errors++;
          }
        }
        var _valid0 = _errs29 === errors;
        valid4 = _valid0;
        ifClause0 = "else";
      }
      if (!valid4) {
        (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/0/if", keyword: "if", params: { failingKeyword: ifClause0 } });
        errors++;
      }
      const _errs31 = errors;
      let valid7 = true;
      const _errs32 = errors;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        let missing1;
        if (data9.kind === void 0 && (missing1 = "kind")) {
          (vErrors ??= []).push({});
          errors++;
        } else {
          if (data9.kind !== void 0) {
            if ("days" !== data9.kind) {
              (vErrors ??= []).push({});
              errors++;
            }
          }
        }
      }
      var _valid1 = _errs32 === errors;
      errors = _errs31;
      if (vErrors !== null) {
        if (_errs31) {
          vErrors.length = _errs31;
        } else {
          vErrors = null;
        }
      }
      let ifClause1;
      if (_valid1) {
        const _errs34 = errors;
        if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
          if (data9.days === void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/1/then/required", keyword: "required", params: { missingProperty: "days" } });
            errors++;
          }
        }
        var _valid1 = _errs34 === errors;
        valid7 = _valid1;
        ifClause1 = "then";
      } else {
        const _errs35 = errors;
        if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
          if (data9.days !== void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/days", schemaPath: "#/properties/retention/allOf/1/else/properties/days/false schema", keyword: "false schema", params: {} });
            errors++;
          }
        }
        var _valid1 = _errs35 === errors;
        valid7 = _valid1;
        ifClause1 = "else";
      }
      if (!valid7) {
        (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/1/if", keyword: "if", params: { failingKeyword: ifClause1 } });
        errors++;
      }
      const _errs37 = errors;
      let valid10 = true;
      const _errs38 = errors;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        let missing2;
        if (data9.kind === void 0 && (missing2 = "kind")) {
          (vErrors ??= []).push({});
          errors++;
        } else {
          if (data9.kind !== void 0) {
            if ("generations" !== data9.kind) {
              (vErrors ??= []).push({});
              errors++;
            }
          }
        }
      }
      var _valid2 = _errs38 === errors;
      errors = _errs37;
      if (vErrors !== null) {
        if (_errs37) {
          vErrors.length = _errs37;
        } else {
          vErrors = null;
        }
      }
      let ifClause2;
      if (_valid2) {
        const _errs40 = errors;
        if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
          if (data9.daily === void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/2/then/required", keyword: "required", params: { missingProperty: "daily" } });
            errors++;
          }
          if (data9.weekly === void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/2/then/required", keyword: "required", params: { missingProperty: "weekly" } });
            errors++;
          }
          if (data9.monthly === void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/2/then/required", keyword: "required", params: { missingProperty: "monthly" } });
            errors++;
          }
        }
        var _valid2 = _errs40 === errors;
        valid10 = _valid2;
        ifClause2 = "then";
      } else {
        const _errs41 = errors;
        if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
          if (data9.daily !== void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/daily", schemaPath: "#/properties/retention/allOf/2/else/properties/daily/false schema", keyword: "false schema", params: {} });
            errors++;
          }
          if (data9.weekly !== void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/weekly", schemaPath: "#/properties/retention/allOf/2/else/properties/weekly/false schema", keyword: "false schema", params: {} });
            errors++;
          }
          if (data9.monthly !== void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/monthly", schemaPath: "#/properties/retention/allOf/2/else/properties/monthly/false schema", keyword: "false schema", params: {} });
            errors++;
          }
        }
        var _valid2 = _errs41 === errors;
        valid10 = _valid2;
        ifClause2 = "else";
      }
      if (!valid10) {
        (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/2/if", keyword: "if", params: { failingKeyword: ifClause2 } });
        errors++;
      }
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        if (data9.kind === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/required", keyword: "required", params: { missingProperty: "kind" } });
          errors++;
        }
        for (const key3 in data9) {
          if (!(key3 === "kind" || key3 === "count" || key3 === "days" || key3 === "daily" || key3 === "weekly" || key3 === "monthly")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } });
            errors++;
          }
        }
        if (data9.kind !== void 0) {
          let data18 = data9.kind;
          if (typeof data18 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/kind", schemaPath: "#/properties/retention/properties/kind/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data18 === "all" || data18 === "count" || data18 === "days" || data18 === "generations")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/kind", schemaPath: "#/properties/retention/properties/kind/enum", keyword: "enum", params: { allowedValues: schema13.properties.retention.properties.kind.enum } });
            errors++;
          }
        }
        if (data9.count !== void 0) {
          let data19 = data9.count;
          if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/count", schemaPath: "#/properties/retention/properties/count/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data19 == "number" && isFinite(data19)) {
            if (data19 > 1e3 || isNaN(data19)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/count", schemaPath: "#/properties/retention/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } });
              errors++;
            }
            if (data19 < 1 || isNaN(data19)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/count", schemaPath: "#/properties/retention/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        if (data9.days !== void 0) {
          let data20 = data9.days;
          if (!(typeof data20 == "number" && (!(data20 % 1) && !isNaN(data20)) && isFinite(data20))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/days", schemaPath: "#/properties/retention/properties/days/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data20 == "number" && isFinite(data20)) {
            if (data20 > 3650 || isNaN(data20)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/days", schemaPath: "#/properties/retention/properties/days/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3650 } });
              errors++;
            }
            if (data20 < 1 || isNaN(data20)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/days", schemaPath: "#/properties/retention/properties/days/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        if (data9.daily !== void 0) {
          let data21 = data9.daily;
          if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/daily", schemaPath: "#/properties/retention/properties/daily/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data21 == "number" && isFinite(data21)) {
            if (data21 > 366 || isNaN(data21)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/daily", schemaPath: "#/properties/retention/properties/daily/maximum", keyword: "maximum", params: { comparison: "<=", limit: 366 } });
              errors++;
            }
            if (data21 < 1 || isNaN(data21)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/daily", schemaPath: "#/properties/retention/properties/daily/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        if (data9.weekly !== void 0) {
          let data22 = data9.weekly;
          if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/weekly", schemaPath: "#/properties/retention/properties/weekly/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data22 == "number" && isFinite(data22)) {
            if (data22 > 520 || isNaN(data22)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/weekly", schemaPath: "#/properties/retention/properties/weekly/maximum", keyword: "maximum", params: { comparison: "<=", limit: 520 } });
              errors++;
            }
            if (data22 < 0 || isNaN(data22)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/weekly", schemaPath: "#/properties/retention/properties/weekly/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
              errors++;
            }
          }
        }
        if (data9.monthly !== void 0) {
          let data23 = data9.monthly;
          if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23)) && isFinite(data23))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/monthly", schemaPath: "#/properties/retention/properties/monthly/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data23 == "number" && isFinite(data23)) {
            if (data23 > 240 || isNaN(data23)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/monthly", schemaPath: "#/properties/retention/properties/monthly/maximum", keyword: "maximum", params: { comparison: "<=", limit: 240 } });
              errors++;
            }
            if (data23 < 0 || isNaN(data23)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/monthly", schemaPath: "#/properties/retention/properties/monthly/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
              errors++;
            }
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.isOffsite !== void 0) {
      if (typeof data.isOffsite !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isOffsite", schemaPath: "#/properties/isOffsite/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.disable !== void 0) {
      if (typeof data.disable !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/disable", schemaPath: "#/properties/disable/type", keyword: "type", params: { type: "boolean" } });
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
    if (data.kind === void 0 && (missing0 = "kind")) {
      validate122.errors = [{ instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: missing0 } }];
      return false;
    } else {
      if (data.kind !== void 0) {
        if ("count" !== data.kind) {
          validate122.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/allOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "count" } }];
          return false;
        }
      }
    }
  }
  validate122.errors = vErrors;
  return errors === 0;
}
var condition1 = validate13;
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate13.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
    return false;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.kind === void 0 && (missing0 = "kind")) {
      validate13.errors = [{ instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: missing0 } }];
      return false;
    } else {
      if (data.kind !== void 0) {
        if ("days" !== data.kind) {
          validate13.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/allOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "days" } }];
          return false;
        }
      }
    }
  }
  validate13.errors = vErrors;
  return errors === 0;
}
var condition2 = validate14;
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate14.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
    return false;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.kind === void 0 && (missing0 = "kind")) {
      validate14.errors = [{ instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: missing0 } }];
      return false;
    } else {
      if (data.kind !== void 0) {
        if ("generations" !== data.kind) {
          validate14.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/allOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "generations" } }];
          return false;
        }
      }
    }
  }
  validate14.errors = vErrors;
  return errors === 0;
}

var compiledForm = {
  validate: (value) => errorsOf(form, value),
  conditions: [conditionOf(condition0), conditionOf(condition1), conditionOf(condition2)],
  isVisible: () => true
};
export {
  compiledForm
};
