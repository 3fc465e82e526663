import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var schema13 = { "type": "object", "additionalProperties": false, "required": ["name", "fileName", "cycle", "parts"], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "\\S" }, "fileName": { "type": "string", "minLength": 1, "maxLength": 30, "pattern": "\\S" }, "cycle": { "type": "object", "additionalProperties": false, "required": ["count", "unit"], "properties": { "count": { "type": "integer", "minimum": 1, "maximum": 1e4 }, "unit": { "type": "string", "enum": ["h", "d"] } } }, "at": { "type": "string", "pattern": "^(?:[01][0-9]|2[0-3]):[0-5][0-9]$", "maxLength": 5 }, "timeZone": { "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[A-Za-z]\\S*$" }, "parts": { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "document": { "type": "boolean" }, "settings": { "type": "boolean" }, "timeseries_record": { "type": "boolean" } } }, "retention": { "type": "object", "additionalProperties": false, "required": ["kind"], "properties": { "kind": { "type": "string", "enum": ["all", "count", "days", "generations"] }, "count": { "type": "integer", "minimum": 1, "maximum": 1e3 }, "days": { "type": "integer", "minimum": 1, "maximum": 3650 }, "daily": { "type": "integer", "minimum": 1, "maximum": 366 }, "weekly": { "type": "integer", "minimum": 0, "maximum": 520 }, "monthly": { "type": "integer", "minimum": 0, "maximum": 240 } }, "allOf": [{ "if": { "properties": { "kind": { "const": "count" } }, "required": ["kind"] }, "then": { "required": ["count"] }, "else": { "properties": { "count": false } } }, { "if": { "properties": { "kind": { "const": "days" } }, "required": ["kind"] }, "then": { "required": ["days"] }, "else": { "properties": { "days": false } } }, { "if": { "properties": { "kind": { "const": "generations" } }, "required": ["kind"] }, "then": { "required": ["daily", "weekly", "monthly"] }, "else": { "properties": { "daily": false, "weekly": false, "monthly": false } } }] }, "isOffsite": { "type": "boolean" }, "disable": { "type": "boolean" } }, "allOf": [{ "if": { "properties": { "cycle": { "type": "object", "properties": { "unit": { "const": "d" } }, "required": ["unit"] } }, "required": ["cycle"] }, "then": { "properties": { "at": true } }, "else": { "properties": { "at": false } } }] };
var func7 = Object.prototype.hasOwnProperty;
var pattern0 = new RegExp("\\S", "u");
var pattern2 = new RegExp("^(?:[01][0-9]|2[0-3]):[0-5][0-9]$", "u");
var pattern3 = new RegExp("^[A-Za-z]\\S*$", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.cycle === void 0 && (missing0 = "cycle")) {
      (vErrors ??= []).push({});
      errors++;
    } else {
      if (data.cycle !== void 0) {
        let data0 = data.cycle;
        const _errs4 = errors;
        if (errors === _errs4) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing1;
            if (data0.unit === void 0 && (missing1 = "unit")) {
              (vErrors ??= []).push({});
              errors++;
            } else {
              if (data0.unit !== void 0) {
                if ("d" !== data0.unit) {
                  (vErrors ??= []).push({});
                  errors++;
                }
              }
            }
          } else {
            (vErrors ??= []).push({});
            errors++;
          }
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
    const _errs7 = errors;
    var _valid0 = _errs7 === errors;
    valid1 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs8 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.at !== void 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/at", schemaPath: "#/allOf/0/else/properties/at/false schema", keyword: "false schema", params: {} });
        errors++;
      }
    }
    var _valid0 = _errs8 === errors;
    valid1 = _valid0;
    ifClause0 = "else";
  }
  if (!valid1) {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: ifClause0 } });
    errors++;
  }
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
      if (!func7.call(schema13.properties, key0)) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data3 = data.name;
      if (typeof data3 === "string") {
        if (func2(data3) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (func2(data3) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data3)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.fileName !== void 0) {
      let data4 = data.fileName;
      if (typeof data4 === "string") {
        if (func2(data4) > 30) {
          (vErrors ??= []).push({ instancePath: instancePath + "/fileName", schemaPath: "#/properties/fileName/maxLength", keyword: "maxLength", params: { limit: 30 } });
          errors++;
        }
        if (func2(data4) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/fileName", schemaPath: "#/properties/fileName/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data4)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/fileName", schemaPath: "#/properties/fileName/pattern", keyword: "pattern", params: { pattern: "\\S" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/fileName", schemaPath: "#/properties/fileName/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.cycle !== void 0) {
      let data5 = data.cycle;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (data5.count === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/cycle", schemaPath: "#/properties/cycle/required", keyword: "required", params: { missingProperty: "count" } });
          errors++;
        }
        if (data5.unit === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/cycle", schemaPath: "#/properties/cycle/required", keyword: "required", params: { missingProperty: "unit" } });
          errors++;
        }
        for (const key1 in data5) {
          if (!(key1 === "count" || key1 === "unit")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/cycle", schemaPath: "#/properties/cycle/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data5.count !== void 0) {
          let data6 = data5.count;
          if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/cycle/count", schemaPath: "#/properties/cycle/properties/count/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 > 1e4 || isNaN(data6)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/cycle/count", schemaPath: "#/properties/cycle/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 } });
              errors++;
            }
            if (data6 < 1 || isNaN(data6)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/cycle/count", schemaPath: "#/properties/cycle/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        if (data5.unit !== void 0) {
          let data7 = data5.unit;
          if (typeof data7 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/cycle/unit", schemaPath: "#/properties/cycle/properties/unit/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data7 === "h" || data7 === "d")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/cycle/unit", schemaPath: "#/properties/cycle/properties/unit/enum", keyword: "enum", params: { allowedValues: schema13.properties.cycle.properties.unit.enum } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/cycle", schemaPath: "#/properties/cycle/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.at !== void 0) {
      let data8 = data.at;
      if (typeof data8 === "string") {
        if (func2(data8) > 5) {
          (vErrors ??= []).push({ instancePath: instancePath + "/at", schemaPath: "#/properties/at/maxLength", keyword: "maxLength", params: { limit: 5 } });
          errors++;
        }
        if (!pattern2.test(data8)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/at", schemaPath: "#/properties/at/pattern", keyword: "pattern", params: { pattern: "^(?:[01][0-9]|2[0-3]):[0-5][0-9]$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.timeZone !== void 0) {
      let data9 = data.timeZone;
      if (typeof data9 === "string") {
        if (func2(data9) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/timeZone", schemaPath: "#/properties/timeZone/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
        if (func2(data9) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/timeZone", schemaPath: "#/properties/timeZone/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern3.test(data9)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/timeZone", schemaPath: "#/properties/timeZone/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z]\\S*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/timeZone", schemaPath: "#/properties/timeZone/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.parts !== void 0) {
      let data10 = data.parts;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (Object.keys(data10).length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/parts", schemaPath: "#/properties/parts/minProperties", keyword: "minProperties", params: { limit: 1 } });
          errors++;
        }
        for (const key2 in data10) {
          if (!(key2 === "document" || key2 === "settings" || key2 === "timeseries_record")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/parts", schemaPath: "#/properties/parts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } });
            errors++;
          }
        }
        if (data10.document !== void 0) {
          if (typeof data10.document !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/parts/document", schemaPath: "#/properties/parts/properties/document/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data10.settings !== void 0) {
          if (typeof data10.settings !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/parts/settings", schemaPath: "#/properties/parts/properties/settings/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data10.timeseries_record !== void 0) {
          if (typeof data10.timeseries_record !== "boolean") {
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
      let data14 = data.retention;
      const _errs37 = errors;
      let valid9 = true;
      const _errs38 = errors;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        let missing2;
        if (data14.kind === void 0 && (missing2 = "kind")) {
          (vErrors ??= []).push({});
          errors++;
        } else {
          if (data14.kind !== void 0) {
            if ("count" !== data14.kind) {
              (vErrors ??= []).push({});
              errors++;
            }
          }
        }
      }
      var _valid1 = _errs38 === errors;
      errors = _errs37;
      if (vErrors !== null) {
        if (_errs37) {
          vErrors.length = _errs37;
        } else {
          vErrors = null;
        }
      }
      let ifClause1;
      if (_valid1) {
        const _errs40 = errors;
        if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
          if (data14.count === void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/0/then/required", keyword: "required", params: { missingProperty: "count" } });
            errors++;
          }
        }
        var _valid1 = _errs40 === errors;
        valid9 = _valid1;
        ifClause1 = "then";
      } else {
        const _errs41 = errors;
        if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
          if (data14.count !== void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/count", schemaPath: "#/properties/retention/allOf/0/else/properties/count/false schema", keyword: "false schema", params: {} });
            errors++;
          }
        }
        var _valid1 = _errs41 === errors;
        valid9 = _valid1;
        ifClause1 = "else";
      }
      if (!valid9) {
        (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/0/if", keyword: "if", params: { failingKeyword: ifClause1 } });
        errors++;
      }
      const _errs43 = errors;
      let valid12 = true;
      const _errs44 = errors;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        let missing3;
        if (data14.kind === void 0 && (missing3 = "kind")) {
          (vErrors ??= []).push({});
          errors++;
        } else {
          if (data14.kind !== void 0) {
            if ("days" !== data14.kind) {
              (vErrors ??= []).push({});
              errors++;
            }
          }
        }
      }
      var _valid2 = _errs44 === errors;
      errors = _errs43;
      if (vErrors !== null) {
        if (_errs43) {
          vErrors.length = _errs43;
        } else {
          vErrors = null;
        }
      }
      let ifClause2;
      if (_valid2) {
        const _errs46 = errors;
        if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
          if (data14.days === void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/1/then/required", keyword: "required", params: { missingProperty: "days" } });
            errors++;
          }
        }
        var _valid2 = _errs46 === errors;
        valid12 = _valid2;
        ifClause2 = "then";
      } else {
        const _errs47 = errors;
        if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
          if (data14.days !== void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/days", schemaPath: "#/properties/retention/allOf/1/else/properties/days/false schema", keyword: "false schema", params: {} });
            errors++;
          }
        }
        var _valid2 = _errs47 === errors;
        valid12 = _valid2;
        ifClause2 = "else";
      }
      if (!valid12) {
        (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/1/if", keyword: "if", params: { failingKeyword: ifClause2 } });
        errors++;
      }
      const _errs49 = errors;
      let valid15 = true;
      const _errs50 = errors;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        let missing4;
        if (data14.kind === void 0 && (missing4 = "kind")) {
          (vErrors ??= []).push({});
          errors++;
        } else {
          if (data14.kind !== void 0) {
            if ("generations" !== data14.kind) {
              (vErrors ??= []).push({});
              errors++;
            }
          }
        }
      }
      var _valid3 = _errs50 === errors;
      errors = _errs49;
      if (vErrors !== null) {
        if (_errs49) {
          vErrors.length = _errs49;
        } else {
          vErrors = null;
        }
      }
      let ifClause3;
      if (_valid3) {
        const _errs52 = errors;
        if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
          if (data14.daily === void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/2/then/required", keyword: "required", params: { missingProperty: "daily" } });
            errors++;
          }
          if (data14.weekly === void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/2/then/required", keyword: "required", params: { missingProperty: "weekly" } });
            errors++;
          }
          if (data14.monthly === void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/2/then/required", keyword: "required", params: { missingProperty: "monthly" } });
            errors++;
          }
        }
        var _valid3 = _errs52 === errors;
        valid15 = _valid3;
        ifClause3 = "then";
      } else {
        const _errs53 = errors;
        if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
          if (data14.daily !== void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/daily", schemaPath: "#/properties/retention/allOf/2/else/properties/daily/false schema", keyword: "false schema", params: {} });
            errors++;
          }
          if (data14.weekly !== void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/weekly", schemaPath: "#/properties/retention/allOf/2/else/properties/weekly/false schema", keyword: "false schema", params: {} });
            errors++;
          }
          if (data14.monthly !== void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/monthly", schemaPath: "#/properties/retention/allOf/2/else/properties/monthly/false schema", keyword: "false schema", params: {} });
            errors++;
          }
        }
        var _valid3 = _errs53 === errors;
        valid15 = _valid3;
        ifClause3 = "else";
      }
      if (!valid15) {
        (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/2/if", keyword: "if", params: { failingKeyword: ifClause3 } });
        errors++;
      }
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (data14.kind === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/required", keyword: "required", params: { missingProperty: "kind" } });
          errors++;
        }
        for (const key3 in data14) {
          if (!(key3 === "kind" || key3 === "count" || key3 === "days" || key3 === "daily" || key3 === "weekly" || key3 === "monthly")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } });
            errors++;
          }
        }
        if (data14.kind !== void 0) {
          let data23 = data14.kind;
          if (typeof data23 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/kind", schemaPath: "#/properties/retention/properties/kind/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data23 === "all" || data23 === "count" || data23 === "days" || data23 === "generations")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/kind", schemaPath: "#/properties/retention/properties/kind/enum", keyword: "enum", params: { allowedValues: schema13.properties.retention.properties.kind.enum } });
            errors++;
          }
        }
        if (data14.count !== void 0) {
          let data24 = data14.count;
          if (!(typeof data24 == "number" && (!(data24 % 1) && !isNaN(data24)) && isFinite(data24))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/count", schemaPath: "#/properties/retention/properties/count/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data24 == "number" && isFinite(data24)) {
            if (data24 > 1e3 || isNaN(data24)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/count", schemaPath: "#/properties/retention/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } });
              errors++;
            }
            if (data24 < 1 || isNaN(data24)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/count", schemaPath: "#/properties/retention/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        if (data14.days !== void 0) {
          let data25 = data14.days;
          if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/days", schemaPath: "#/properties/retention/properties/days/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data25 == "number" && isFinite(data25)) {
            if (data25 > 3650 || isNaN(data25)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/days", schemaPath: "#/properties/retention/properties/days/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3650 } });
              errors++;
            }
            if (data25 < 1 || isNaN(data25)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/days", schemaPath: "#/properties/retention/properties/days/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        if (data14.daily !== void 0) {
          let data26 = data14.daily;
          if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/daily", schemaPath: "#/properties/retention/properties/daily/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data26 == "number" && isFinite(data26)) {
            if (data26 > 366 || isNaN(data26)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/daily", schemaPath: "#/properties/retention/properties/daily/maximum", keyword: "maximum", params: { comparison: "<=", limit: 366 } });
              errors++;
            }
            if (data26 < 1 || isNaN(data26)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/daily", schemaPath: "#/properties/retention/properties/daily/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        if (data14.weekly !== void 0) {
          let data27 = data14.weekly;
          if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/weekly", schemaPath: "#/properties/retention/properties/weekly/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data27 == "number" && isFinite(data27)) {
            if (data27 > 520 || isNaN(data27)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/weekly", schemaPath: "#/properties/retention/properties/weekly/maximum", keyword: "maximum", params: { comparison: "<=", limit: 520 } });
              errors++;
            }
            if (data27 < 0 || isNaN(data27)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/weekly", schemaPath: "#/properties/retention/properties/weekly/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
              errors++;
            }
          }
        }
        if (data14.monthly !== void 0) {
          let data28 = data14.monthly;
          if (!(typeof data28 == "number" && (!(data28 % 1) && !isNaN(data28)) && isFinite(data28))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/monthly", schemaPath: "#/properties/retention/properties/monthly/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data28 == "number" && isFinite(data28)) {
            if (data28 > 240 || isNaN(data28)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/monthly", schemaPath: "#/properties/retention/properties/monthly/maximum", keyword: "maximum", params: { comparison: "<=", limit: 240 } });
              errors++;
            }
            if (data28 < 0 || isNaN(data28)) {
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
    if (data.cycle === void 0 && (missing0 = "cycle")) {
      validate122.errors = [{ instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: missing0 } }];
      return false;
    } else {
      if (data.cycle !== void 0) {
        let data0 = data.cycle;
        const _errs2 = errors;
        if (errors === _errs2) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing1;
            if (data0.unit === void 0 && (missing1 = "unit")) {
              validate122.errors = [{ instancePath: instancePath + "/cycle", schemaPath: "#/allOf/0/properties/cycle/required", keyword: "required", params: { missingProperty: missing1 } }];
              return false;
            } else {
              if (data0.unit !== void 0) {
                if ("d" !== data0.unit) {
                  validate122.errors = [{ instancePath: instancePath + "/cycle/unit", schemaPath: "#/allOf/0/properties/cycle/properties/unit/const", keyword: "const", params: { allowedValue: "d" } }];
                  return false;
                }
              }
            }
          } else {
            validate122.errors = [{ instancePath: instancePath + "/cycle", schemaPath: "#/allOf/0/properties/cycle/type", keyword: "type", params: { type: "object" } }];
            return false;
          }
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
        if ("count" !== data.kind) {
          validate13.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/allOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "count" } }];
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
        if ("days" !== data.kind) {
          validate14.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/allOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "days" } }];
          return false;
        }
      }
    }
  }
  validate14.errors = vErrors;
  return errors === 0;
}
var condition3 = validate15;
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate15.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
    return false;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.kind === void 0 && (missing0 = "kind")) {
      validate15.errors = [{ instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: missing0 } }];
      return false;
    } else {
      if (data.kind !== void 0) {
        if ("generations" !== data.kind) {
          validate15.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/allOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "generations" } }];
          return false;
        }
      }
    }
  }
  validate15.errors = vErrors;
  return errors === 0;
}

var compiledForm = {
  validate: (value) => errorsOf(form, value),
  conditions: [conditionOf(condition0), conditionOf(condition1), conditionOf(condition2), conditionOf(condition3)],
  isVisible: () => true
};
export {
  compiledForm
};
