import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var schema13 = { "type": "object", "additionalProperties": false, "required": ["name", "fileName", "cycle", "item"], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "\\S" }, "fileName": { "type": "string", "minLength": 1, "maxLength": 30, "pattern": "\\S" }, "cycle": { "type": "object", "additionalProperties": false, "required": ["count", "unit"], "properties": { "count": { "type": "integer", "minimum": 1, "maximum": 1e4 }, "unit": { "type": "string", "enum": ["h", "d"] } } }, "item": { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "fileServer": { "type": "boolean" }, "html": { "type": "boolean" }, "mongodb": { "type": "boolean" } } }, "mongoItem": { "type": "array", "items": { "type": "string", "enum": ["dashboard", "site", "component", "style", "catalog", "table", "table_record", "table_data", "resource_type", "driver_instance", "driver_event_cron", "driver_instruct_cron", "rule", "safezone", "data_interface", "dataset", "dataset_view", "algorithm", "report", "report_copy", "data_record", "flow", "flow_instance_cron", "oauth_app", "dept", "user", "role", "sync", "system_variable", "setting", "script_setting", "cron", "flow_log_clean", "message", "theme"] }, "minItems": 1, "maxItems": 35, "uniqueItems": true }, "excludedDirs": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 1e3 }, "maxItems": 1e3, "uniqueItems": true }, "retention": { "type": "object", "additionalProperties": false, "required": ["kind"], "properties": { "kind": { "type": "string", "enum": ["all", "count", "days", "generations"] }, "count": { "type": "integer", "minimum": 1, "maximum": 1e3 }, "days": { "type": "integer", "minimum": 1, "maximum": 3650 }, "daily": { "type": "integer", "minimum": 1, "maximum": 366 }, "weekly": { "type": "integer", "minimum": 0, "maximum": 520 }, "monthly": { "type": "integer", "minimum": 0, "maximum": 240 } }, "allOf": [{ "if": { "properties": { "kind": { "const": "count" } }, "required": ["kind"] }, "then": { "required": ["count"] }, "else": { "properties": { "count": false } } }, { "if": { "properties": { "kind": { "const": "days" } }, "required": ["kind"] }, "then": { "required": ["days"] }, "else": { "properties": { "days": false } } }, { "if": { "properties": { "kind": { "const": "generations" } }, "required": ["kind"] }, "then": { "required": ["daily", "weekly", "monthly"] }, "else": { "properties": { "daily": false, "weekly": false, "monthly": false } } }] }, "isOffsite": { "type": "boolean" }, "disable": { "type": "boolean" } }, "allOf": [{ "if": { "properties": { "item": { "type": "object", "properties": { "mongodb": { "const": true } }, "required": ["mongodb"] } }, "required": ["item"] }, "then": { "required": ["mongoItem"], "properties": { "mongoItem": true } }, "else": { "properties": { "mongoItem": false } } }, { "if": { "properties": { "item": { "type": "object", "properties": { "fileServer": { "const": true } }, "required": ["fileServer"] } }, "required": ["item"] }, "then": { "properties": { "excludedDirs": true } }, "else": { "properties": { "excludedDirs": false } } }] };
var func7 = Object.prototype.hasOwnProperty;
var pattern0 = new RegExp("\\S", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.item === void 0 && (missing0 = "item")) {
      (vErrors ??= []).push({});
      errors++;
    } else {
      if (data.item !== void 0) {
        let data0 = data.item;
        const _errs4 = errors;
        if (errors === _errs4) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing1;
            if (data0.mongodb === void 0 && (missing1 = "mongodb")) {
              (vErrors ??= []).push({});
              errors++;
            } else {
              if (data0.mongodb !== void 0) {
                if (true !== data0.mongodb) {
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.mongoItem === void 0) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: "mongoItem" } });
        errors++;
      }
    }
    var _valid0 = _errs7 === errors;
    valid1 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs8 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.mongoItem !== void 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/mongoItem", schemaPath: "#/allOf/0/else/properties/mongoItem/false schema", keyword: "false schema", params: {} });
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
  const _errs10 = errors;
  let valid5 = true;
  const _errs11 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing2;
    if (data.item === void 0 && (missing2 = "item")) {
      (vErrors ??= []).push({});
      errors++;
    } else {
      if (data.item !== void 0) {
        let data3 = data.item;
        const _errs12 = errors;
        if (errors === _errs12) {
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            let missing3;
            if (data3.fileServer === void 0 && (missing3 = "fileServer")) {
              (vErrors ??= []).push({});
              errors++;
            } else {
              if (data3.fileServer !== void 0) {
                if (true !== data3.fileServer) {
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
  var _valid1 = _errs11 === errors;
  errors = _errs10;
  if (vErrors !== null) {
    if (_errs10) {
      vErrors.length = _errs10;
    } else {
      vErrors = null;
    }
  }
  let ifClause1;
  if (_valid1) {
    const _errs15 = errors;
    var _valid1 = _errs15 === errors;
    valid5 = _valid1;
    ifClause1 = "then";
  } else {
    const _errs16 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.excludedDirs !== void 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs", schemaPath: "#/allOf/1/else/properties/excludedDirs/false schema", keyword: "false schema", params: {} });
        errors++;
      }
    }
    var _valid1 = _errs16 === errors;
    valid5 = _valid1;
    ifClause1 = "else";
  }
  if (!valid5) {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: ifClause1 } });
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
    if (data.item === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "item" } });
      errors++;
    }
    for (const key0 in data) {
      if (!func7.call(schema13.properties, key0)) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data6 = data.name;
      if (typeof data6 === "string") {
        if (func2(data6) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (func2(data6) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data6)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.fileName !== void 0) {
      let data7 = data.fileName;
      if (typeof data7 === "string") {
        if (func2(data7) > 30) {
          (vErrors ??= []).push({ instancePath: instancePath + "/fileName", schemaPath: "#/properties/fileName/maxLength", keyword: "maxLength", params: { limit: 30 } });
          errors++;
        }
        if (func2(data7) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/fileName", schemaPath: "#/properties/fileName/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data7)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/fileName", schemaPath: "#/properties/fileName/pattern", keyword: "pattern", params: { pattern: "\\S" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/fileName", schemaPath: "#/properties/fileName/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.cycle !== void 0) {
      let data8 = data.cycle;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.count === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/cycle", schemaPath: "#/properties/cycle/required", keyword: "required", params: { missingProperty: "count" } });
          errors++;
        }
        if (data8.unit === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/cycle", schemaPath: "#/properties/cycle/required", keyword: "required", params: { missingProperty: "unit" } });
          errors++;
        }
        for (const key1 in data8) {
          if (!(key1 === "count" || key1 === "unit")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/cycle", schemaPath: "#/properties/cycle/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data8.count !== void 0) {
          let data9 = data8.count;
          if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/cycle/count", schemaPath: "#/properties/cycle/properties/count/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data9 == "number" && isFinite(data9)) {
            if (data9 > 1e4 || isNaN(data9)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/cycle/count", schemaPath: "#/properties/cycle/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 } });
              errors++;
            }
            if (data9 < 1 || isNaN(data9)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/cycle/count", schemaPath: "#/properties/cycle/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        if (data8.unit !== void 0) {
          let data10 = data8.unit;
          if (typeof data10 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/cycle/unit", schemaPath: "#/properties/cycle/properties/unit/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data10 === "h" || data10 === "d")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/cycle/unit", schemaPath: "#/properties/cycle/properties/unit/enum", keyword: "enum", params: { allowedValues: schema13.properties.cycle.properties.unit.enum } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/cycle", schemaPath: "#/properties/cycle/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.item !== void 0) {
      let data11 = data.item;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        if (Object.keys(data11).length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/item", schemaPath: "#/properties/item/minProperties", keyword: "minProperties", params: { limit: 1 } });
          errors++;
        }
        for (const key2 in data11) {
          if (!(key2 === "fileServer" || key2 === "html" || key2 === "mongodb")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/item", schemaPath: "#/properties/item/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } });
            errors++;
          }
        }
        if (data11.fileServer !== void 0) {
          if (typeof data11.fileServer !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/item/fileServer", schemaPath: "#/properties/item/properties/fileServer/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data11.html !== void 0) {
          if (typeof data11.html !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/item/html", schemaPath: "#/properties/item/properties/html/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data11.mongodb !== void 0) {
          if (typeof data11.mongodb !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/item/mongodb", schemaPath: "#/properties/item/properties/mongodb/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/item", schemaPath: "#/properties/item/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.mongoItem !== void 0) {
      let data15 = data.mongoItem;
      if (Array.isArray(data15)) {
        if (data15.length > 35) {
          (vErrors ??= []).push({ instancePath: instancePath + "/mongoItem", schemaPath: "#/properties/mongoItem/maxItems", keyword: "maxItems", params: { limit: 35 } });
          errors++;
        }
        if (data15.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/mongoItem", schemaPath: "#/properties/mongoItem/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len0 = data15.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data16 = data15[i0];
          if (typeof data16 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/mongoItem/" + i0, schemaPath: "#/properties/mongoItem/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data16 === "dashboard" || data16 === "site" || data16 === "component" || data16 === "style" || data16 === "catalog" || data16 === "table" || data16 === "table_record" || data16 === "table_data" || data16 === "resource_type" || data16 === "driver_instance" || data16 === "driver_event_cron" || data16 === "driver_instruct_cron" || data16 === "rule" || data16 === "safezone" || data16 === "data_interface" || data16 === "dataset" || data16 === "dataset_view" || data16 === "algorithm" || data16 === "report" || data16 === "report_copy" || data16 === "data_record" || data16 === "flow" || data16 === "flow_instance_cron" || data16 === "oauth_app" || data16 === "dept" || data16 === "user" || data16 === "role" || data16 === "sync" || data16 === "system_variable" || data16 === "setting" || data16 === "script_setting" || data16 === "cron" || data16 === "flow_log_clean" || data16 === "message" || data16 === "theme")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/mongoItem/" + i0, schemaPath: "#/properties/mongoItem/items/enum", keyword: "enum", params: { allowedValues: schema13.properties.mongoItem.items.enum } });
            errors++;
          }
        }
        let i1 = data15.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data15[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              (vErrors ??= []).push({ instancePath: instancePath + "/mongoItem", schemaPath: "#/properties/mongoItem/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/mongoItem", schemaPath: "#/properties/mongoItem/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.excludedDirs !== void 0) {
      let data17 = data.excludedDirs;
      if (Array.isArray(data17)) {
        if (data17.length > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs", schemaPath: "#/properties/excludedDirs/maxItems", keyword: "maxItems", params: { limit: 1e3 } });
          errors++;
        }
        const len1 = data17.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data18 = data17[i2];
          if (typeof data18 === "string") {
            if (func2(data18) > 1e3) {
              (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs/" + i2, schemaPath: "#/properties/excludedDirs/items/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
              errors++;
            }
            if (func2(data18) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs/" + i2, schemaPath: "#/properties/excludedDirs/items/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs/" + i2, schemaPath: "#/properties/excludedDirs/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i3 = data17.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--; ) {
            let item1 = data17[i3];
            if (typeof item1 !== "string") {
              continue;
            }
            if (typeof indices1[item1] == "number") {
              j1 = indices1[item1];
              (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs", schemaPath: "#/properties/excludedDirs/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } });
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs", schemaPath: "#/properties/excludedDirs/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.retention !== void 0) {
      let data19 = data.retention;
      const _errs49 = errors;
      let valid19 = true;
      const _errs50 = errors;
      if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
        let missing4;
        if (data19.kind === void 0 && (missing4 = "kind")) {
          (vErrors ??= []).push({});
          errors++;
        } else {
          if (data19.kind !== void 0) {
            if ("count" !== data19.kind) {
              (vErrors ??= []).push({});
              errors++;
            }
          }
        }
      }
      var _valid2 = _errs50 === errors;
      errors = _errs49;
      if (vErrors !== null) {
        if (_errs49) {
          vErrors.length = _errs49;
        } else {
          vErrors = null;
        }
      }
      let ifClause2;
      if (_valid2) {
        const _errs52 = errors;
        if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
          if (data19.count === void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/0/then/required", keyword: "required", params: { missingProperty: "count" } });
            errors++;
          }
        }
        var _valid2 = _errs52 === errors;
        valid19 = _valid2;
        ifClause2 = "then";
      } else {
        const _errs53 = errors;
        if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
          if (data19.count !== void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/count", schemaPath: "#/properties/retention/allOf/0/else/properties/count/false schema", keyword: "false schema", params: {} });
            errors++;
          }
        }
        var _valid2 = _errs53 === errors;
        valid19 = _valid2;
        ifClause2 = "else";
      }
      if (!valid19) {
        (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/0/if", keyword: "if", params: { failingKeyword: ifClause2 } });
        errors++;
      }
      const _errs55 = errors;
      let valid22 = true;
      const _errs56 = errors;
      if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
        let missing5;
        if (data19.kind === void 0 && (missing5 = "kind")) {
          (vErrors ??= []).push({});
          errors++;
        } else {
          if (data19.kind !== void 0) {
            if ("days" !== data19.kind) {
              (vErrors ??= []).push({});
              errors++;
            }
          }
        }
      }
      var _valid3 = _errs56 === errors;
      errors = _errs55;
      if (vErrors !== null) {
        if (_errs55) {
          vErrors.length = _errs55;
        } else {
          vErrors = null;
        }
      }
      let ifClause3;
      if (_valid3) {
        const _errs58 = errors;
        if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
          if (data19.days === void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/1/then/required", keyword: "required", params: { missingProperty: "days" } });
            errors++;
          }
        }
        var _valid3 = _errs58 === errors;
        valid22 = _valid3;
        ifClause3 = "then";
      } else {
        const _errs59 = errors;
        if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
          if (data19.days !== void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/days", schemaPath: "#/properties/retention/allOf/1/else/properties/days/false schema", keyword: "false schema", params: {} });
            errors++;
          }
        }
        var _valid3 = _errs59 === errors;
        valid22 = _valid3;
        ifClause3 = "else";
      }
      if (!valid22) {
        (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/1/if", keyword: "if", params: { failingKeyword: ifClause3 } });
        errors++;
      }
      const _errs61 = errors;
      let valid25 = true;
      const _errs62 = errors;
      if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
        let missing6;
        if (data19.kind === void 0 && (missing6 = "kind")) {
          (vErrors ??= []).push({});
          errors++;
        } else {
          if (data19.kind !== void 0) {
            if ("generations" !== data19.kind) {
              (vErrors ??= []).push({});
              errors++;
            }
          }
        }
      }
      var _valid4 = _errs62 === errors;
      errors = _errs61;
      if (vErrors !== null) {
        if (_errs61) {
          vErrors.length = _errs61;
        } else {
          vErrors = null;
        }
      }
      let ifClause4;
      if (_valid4) {
        const _errs64 = errors;
        if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
          if (data19.daily === void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/2/then/required", keyword: "required", params: { missingProperty: "daily" } });
            errors++;
          }
          if (data19.weekly === void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/2/then/required", keyword: "required", params: { missingProperty: "weekly" } });
            errors++;
          }
          if (data19.monthly === void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/2/then/required", keyword: "required", params: { missingProperty: "monthly" } });
            errors++;
          }
        }
        var _valid4 = _errs64 === errors;
        valid25 = _valid4;
        ifClause4 = "then";
      } else {
        const _errs65 = errors;
        if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
          if (data19.daily !== void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/daily", schemaPath: "#/properties/retention/allOf/2/else/properties/daily/false schema", keyword: "false schema", params: {} });
            errors++;
          }
          if (data19.weekly !== void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/weekly", schemaPath: "#/properties/retention/allOf/2/else/properties/weekly/false schema", keyword: "false schema", params: {} });
            errors++;
          }
          if (data19.monthly !== void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/monthly", schemaPath: "#/properties/retention/allOf/2/else/properties/monthly/false schema", keyword: "false schema", params: {} });
            errors++;
          }
        }
        var _valid4 = _errs65 === errors;
        valid25 = _valid4;
        ifClause4 = "else";
      }
      if (!valid25) {
        (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/2/if", keyword: "if", params: { failingKeyword: ifClause4 } });
        errors++;
      }
      if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
        if (data19.kind === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/required", keyword: "required", params: { missingProperty: "kind" } });
          errors++;
        }
        for (const key3 in data19) {
          if (!(key3 === "kind" || key3 === "count" || key3 === "days" || key3 === "daily" || key3 === "weekly" || key3 === "monthly")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } });
            errors++;
          }
        }
        if (data19.kind !== void 0) {
          let data28 = data19.kind;
          if (typeof data28 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/kind", schemaPath: "#/properties/retention/properties/kind/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data28 === "all" || data28 === "count" || data28 === "days" || data28 === "generations")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/kind", schemaPath: "#/properties/retention/properties/kind/enum", keyword: "enum", params: { allowedValues: schema13.properties.retention.properties.kind.enum } });
            errors++;
          }
        }
        if (data19.count !== void 0) {
          let data29 = data19.count;
          if (!(typeof data29 == "number" && (!(data29 % 1) && !isNaN(data29)) && isFinite(data29))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/count", schemaPath: "#/properties/retention/properties/count/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data29 == "number" && isFinite(data29)) {
            if (data29 > 1e3 || isNaN(data29)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/count", schemaPath: "#/properties/retention/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } });
              errors++;
            }
            if (data29 < 1 || isNaN(data29)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/count", schemaPath: "#/properties/retention/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        if (data19.days !== void 0) {
          let data30 = data19.days;
          if (!(typeof data30 == "number" && (!(data30 % 1) && !isNaN(data30)) && isFinite(data30))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/days", schemaPath: "#/properties/retention/properties/days/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data30 == "number" && isFinite(data30)) {
            if (data30 > 3650 || isNaN(data30)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/days", schemaPath: "#/properties/retention/properties/days/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3650 } });
              errors++;
            }
            if (data30 < 1 || isNaN(data30)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/days", schemaPath: "#/properties/retention/properties/days/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        if (data19.daily !== void 0) {
          let data31 = data19.daily;
          if (!(typeof data31 == "number" && (!(data31 % 1) && !isNaN(data31)) && isFinite(data31))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/daily", schemaPath: "#/properties/retention/properties/daily/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data31 == "number" && isFinite(data31)) {
            if (data31 > 366 || isNaN(data31)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/daily", schemaPath: "#/properties/retention/properties/daily/maximum", keyword: "maximum", params: { comparison: "<=", limit: 366 } });
              errors++;
            }
            if (data31 < 1 || isNaN(data31)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/daily", schemaPath: "#/properties/retention/properties/daily/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        if (data19.weekly !== void 0) {
          let data32 = data19.weekly;
          if (!(typeof data32 == "number" && (!(data32 % 1) && !isNaN(data32)) && isFinite(data32))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/weekly", schemaPath: "#/properties/retention/properties/weekly/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data32 == "number" && isFinite(data32)) {
            if (data32 > 520 || isNaN(data32)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/weekly", schemaPath: "#/properties/retention/properties/weekly/maximum", keyword: "maximum", params: { comparison: "<=", limit: 520 } });
              errors++;
            }
            if (data32 < 0 || isNaN(data32)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/weekly", schemaPath: "#/properties/retention/properties/weekly/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
              errors++;
            }
          }
        }
        if (data19.monthly !== void 0) {
          let data33 = data19.monthly;
          if (!(typeof data33 == "number" && (!(data33 % 1) && !isNaN(data33)) && isFinite(data33))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/monthly", schemaPath: "#/properties/retention/properties/monthly/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data33 == "number" && isFinite(data33)) {
            if (data33 > 240 || isNaN(data33)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/monthly", schemaPath: "#/properties/retention/properties/monthly/maximum", keyword: "maximum", params: { comparison: "<=", limit: 240 } });
              errors++;
            }
            if (data33 < 0 || isNaN(data33)) {
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
    if (data.item === void 0 && (missing0 = "item")) {
      validate122.errors = [{ instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: missing0 } }];
      return false;
    } else {
      if (data.item !== void 0) {
        let data0 = data.item;
        const _errs2 = errors;
        if (errors === _errs2) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing1;
            if (data0.mongodb === void 0 && (missing1 = "mongodb")) {
              validate122.errors = [{ instancePath: instancePath + "/item", schemaPath: "#/allOf/0/properties/item/required", keyword: "required", params: { missingProperty: missing1 } }];
              return false;
            } else {
              if (data0.mongodb !== void 0) {
                if (true !== data0.mongodb) {
                  validate122.errors = [{ instancePath: instancePath + "/item/mongodb", schemaPath: "#/allOf/0/properties/item/properties/mongodb/const", keyword: "const", params: { allowedValue: true } }];
                  return false;
                }
              }
            }
          } else {
            validate122.errors = [{ instancePath: instancePath + "/item", schemaPath: "#/allOf/0/properties/item/type", keyword: "type", params: { type: "object" } }];
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
    if (data.item === void 0 && (missing0 = "item")) {
      validate13.errors = [{ instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: missing0 } }];
      return false;
    } else {
      if (data.item !== void 0) {
        let data0 = data.item;
        const _errs2 = errors;
        if (errors === _errs2) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing1;
            if (data0.fileServer === void 0 && (missing1 = "fileServer")) {
              validate13.errors = [{ instancePath: instancePath + "/item", schemaPath: "#/allOf/0/properties/item/required", keyword: "required", params: { missingProperty: missing1 } }];
              return false;
            } else {
              if (data0.fileServer !== void 0) {
                if (true !== data0.fileServer) {
                  validate13.errors = [{ instancePath: instancePath + "/item/fileServer", schemaPath: "#/allOf/0/properties/item/properties/fileServer/const", keyword: "const", params: { allowedValue: true } }];
                  return false;
                }
              }
            }
          } else {
            validate13.errors = [{ instancePath: instancePath + "/item", schemaPath: "#/allOf/0/properties/item/type", keyword: "type", params: { type: "object" } }];
            return false;
          }
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
        if ("count" !== data.kind) {
          validate14.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/allOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "count" } }];
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
        if ("days" !== data.kind) {
          validate15.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/allOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "days" } }];
          return false;
        }
      }
    }
  }
  validate15.errors = vErrors;
  return errors === 0;
}
var condition4 = validate16;
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate16.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
    return false;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.kind === void 0 && (missing0 = "kind")) {
      validate16.errors = [{ instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: missing0 } }];
      return false;
    } else {
      if (data.kind !== void 0) {
        if ("generations" !== data.kind) {
          validate16.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/allOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "generations" } }];
          return false;
        }
      }
    }
  }
  validate16.errors = vErrors;
  return errors === 0;
}

var compiledForm = {
  validate: (value) => errorsOf(form, value),
  conditions: [conditionOf(condition0), conditionOf(condition1), conditionOf(condition2), conditionOf(condition3), conditionOf(condition4)],
  isVisible: () => true
};
export {
  compiledForm
};
