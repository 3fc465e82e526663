import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var schema13 = { "type": "object", "additionalProperties": false, "required": ["name", "fileName", "cycle", "item"], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "\\S" }, "fileName": { "type": "string", "minLength": 1, "maxLength": 30, "pattern": "\\S" }, "cycle": { "type": "object", "additionalProperties": false, "required": ["count", "unit"], "properties": { "count": { "type": "integer", "minimum": 1, "maximum": 1e4 }, "unit": { "type": "string", "enum": ["h", "d"] } } }, "at": { "type": "string", "pattern": "^(?:[01][0-9]|2[0-3]):[0-5][0-9]$", "maxLength": 5 }, "timeZone": { "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[A-Za-z]\\S*$" }, "item": { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "fileServer": { "type": "boolean" }, "html": { "type": "boolean" }, "mongodb": { "type": "boolean" } } }, "mongoItem": { "type": "array", "items": { "type": "string", "enum": ["dashboard", "site", "component", "style", "catalog", "table", "table_record", "table_data", "resource_type", "driver_instance", "driver_event_cron", "driver_instruct_cron", "rule", "safezone", "data_interface", "dataset", "dataset_view", "algorithm", "report", "report_copy", "data_record", "flow", "flow_instance_cron", "oauth_app", "dept", "user", "role", "sync", "system_variable", "setting", "script_setting", "cron", "flow_log_clean", "message", "theme"] }, "minItems": 1, "maxItems": 35, "uniqueItems": true }, "excludedDirs": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 1e3 }, "maxItems": 1e3, "uniqueItems": true }, "retention": { "type": "object", "additionalProperties": false, "required": ["kind"], "properties": { "kind": { "type": "string", "enum": ["all", "count", "days", "generations"] }, "count": { "type": "integer", "minimum": 1, "maximum": 1e3 }, "days": { "type": "integer", "minimum": 1, "maximum": 3650 }, "daily": { "type": "integer", "minimum": 1, "maximum": 366 }, "weekly": { "type": "integer", "minimum": 0, "maximum": 520 }, "monthly": { "type": "integer", "minimum": 0, "maximum": 240 } }, "allOf": [{ "if": { "properties": { "kind": { "const": "count" } }, "required": ["kind"] }, "then": { "required": ["count"] }, "else": { "properties": { "count": false } } }, { "if": { "properties": { "kind": { "const": "days" } }, "required": ["kind"] }, "then": { "required": ["days"] }, "else": { "properties": { "days": false } } }, { "if": { "properties": { "kind": { "const": "generations" } }, "required": ["kind"] }, "then": { "required": ["daily", "weekly", "monthly"] }, "else": { "properties": { "daily": false, "weekly": false, "monthly": false } } }] }, "isOffsite": { "type": "boolean" }, "disable": { "type": "boolean" } }, "allOf": [{ "if": { "properties": { "cycle": { "type": "object", "properties": { "unit": { "const": "d" } }, "required": ["unit"] } }, "required": ["cycle"] }, "then": { "properties": { "at": true } }, "else": { "properties": { "at": false } } }, { "if": { "properties": { "item": { "type": "object", "properties": { "mongodb": { "const": true } }, "required": ["mongodb"] } }, "required": ["item"] }, "then": { "required": ["mongoItem"], "properties": { "mongoItem": true } }, "else": { "properties": { "mongoItem": false } } }, { "if": { "properties": { "item": { "type": "object", "properties": { "fileServer": { "const": true } }, "required": ["fileServer"] } }, "required": ["item"] }, "then": { "properties": { "excludedDirs": true } }, "else": { "properties": { "excludedDirs": false } } }] };
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
            if (data3.mongodb === void 0 && (missing3 = "mongodb")) {
              (vErrors ??= []).push({});
              errors++;
            } else {
              if (data3.mongodb !== void 0) {
                if (true !== data3.mongodb) {
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.mongoItem === void 0) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/allOf/1/then/required", keyword: "required", params: { missingProperty: "mongoItem" } });
        errors++;
      }
    }
    var _valid1 = _errs15 === errors;
    valid5 = _valid1;
    ifClause1 = "then";
  } else {
    const _errs16 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.mongoItem !== void 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/mongoItem", schemaPath: "#/allOf/1/else/properties/mongoItem/false schema", keyword: "false schema", params: {} });
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
  const _errs18 = errors;
  let valid9 = true;
  const _errs19 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing4;
    if (data.item === void 0 && (missing4 = "item")) {
      (vErrors ??= []).push({});
      errors++;
    } else {
      if (data.item !== void 0) {
        let data6 = data.item;
        const _errs20 = errors;
        if (errors === _errs20) {
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            let missing5;
            if (data6.fileServer === void 0 && (missing5 = "fileServer")) {
              (vErrors ??= []).push({});
              errors++;
            } else {
              if (data6.fileServer !== void 0) {
                if (true !== data6.fileServer) {
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
  var _valid2 = _errs19 === errors;
  errors = _errs18;
  if (vErrors !== null) {
    if (_errs18) {
      vErrors.length = _errs18;
    } else {
      vErrors = null;
    }
  }
  let ifClause2;
  if (_valid2) {
    const _errs23 = errors;
    var _valid2 = _errs23 === errors;
    valid9 = _valid2;
    ifClause2 = "then";
  } else {
    const _errs24 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.excludedDirs !== void 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs", schemaPath: "#/allOf/2/else/properties/excludedDirs/false schema", keyword: "false schema", params: {} });
        errors++;
      }
    }
    var _valid2 = _errs24 === errors;
    valid9 = _valid2;
    ifClause2 = "else";
  }
  if (!valid9) {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/allOf/2/if", keyword: "if", params: { failingKeyword: ifClause2 } });
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
      let data9 = data.name;
      if (typeof data9 === "string") {
        if (func2(data9) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (func2(data9) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data9)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.fileName !== void 0) {
      let data10 = data.fileName;
      if (typeof data10 === "string") {
        if (func2(data10) > 30) {
          (vErrors ??= []).push({ instancePath: instancePath + "/fileName", schemaPath: "#/properties/fileName/maxLength", keyword: "maxLength", params: { limit: 30 } });
          errors++;
        }
        if (func2(data10) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/fileName", schemaPath: "#/properties/fileName/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data10)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/fileName", schemaPath: "#/properties/fileName/pattern", keyword: "pattern", params: { pattern: "\\S" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/fileName", schemaPath: "#/properties/fileName/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.cycle !== void 0) {
      let data11 = data.cycle;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        if (data11.count === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/cycle", schemaPath: "#/properties/cycle/required", keyword: "required", params: { missingProperty: "count" } });
          errors++;
        }
        if (data11.unit === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/cycle", schemaPath: "#/properties/cycle/required", keyword: "required", params: { missingProperty: "unit" } });
          errors++;
        }
        for (const key1 in data11) {
          if (!(key1 === "count" || key1 === "unit")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/cycle", schemaPath: "#/properties/cycle/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data11.count !== void 0) {
          let data12 = data11.count;
          if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/cycle/count", schemaPath: "#/properties/cycle/properties/count/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data12 == "number" && isFinite(data12)) {
            if (data12 > 1e4 || isNaN(data12)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/cycle/count", schemaPath: "#/properties/cycle/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 } });
              errors++;
            }
            if (data12 < 1 || isNaN(data12)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/cycle/count", schemaPath: "#/properties/cycle/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        if (data11.unit !== void 0) {
          let data13 = data11.unit;
          if (typeof data13 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/cycle/unit", schemaPath: "#/properties/cycle/properties/unit/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data13 === "h" || data13 === "d")) {
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
      let data14 = data.at;
      if (typeof data14 === "string") {
        if (func2(data14) > 5) {
          (vErrors ??= []).push({ instancePath: instancePath + "/at", schemaPath: "#/properties/at/maxLength", keyword: "maxLength", params: { limit: 5 } });
          errors++;
        }
        if (!pattern2.test(data14)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/at", schemaPath: "#/properties/at/pattern", keyword: "pattern", params: { pattern: "^(?:[01][0-9]|2[0-3]):[0-5][0-9]$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.timeZone !== void 0) {
      let data15 = data.timeZone;
      if (typeof data15 === "string") {
        if (func2(data15) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/timeZone", schemaPath: "#/properties/timeZone/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
        if (func2(data15) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/timeZone", schemaPath: "#/properties/timeZone/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern3.test(data15)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/timeZone", schemaPath: "#/properties/timeZone/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z]\\S*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/timeZone", schemaPath: "#/properties/timeZone/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.item !== void 0) {
      let data16 = data.item;
      if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
        if (Object.keys(data16).length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/item", schemaPath: "#/properties/item/minProperties", keyword: "minProperties", params: { limit: 1 } });
          errors++;
        }
        for (const key2 in data16) {
          if (!(key2 === "fileServer" || key2 === "html" || key2 === "mongodb")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/item", schemaPath: "#/properties/item/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } });
            errors++;
          }
        }
        if (data16.fileServer !== void 0) {
          if (typeof data16.fileServer !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/item/fileServer", schemaPath: "#/properties/item/properties/fileServer/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data16.html !== void 0) {
          if (typeof data16.html !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/item/html", schemaPath: "#/properties/item/properties/html/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data16.mongodb !== void 0) {
          if (typeof data16.mongodb !== "boolean") {
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
      let data20 = data.mongoItem;
      if (Array.isArray(data20)) {
        if (data20.length > 35) {
          (vErrors ??= []).push({ instancePath: instancePath + "/mongoItem", schemaPath: "#/properties/mongoItem/maxItems", keyword: "maxItems", params: { limit: 35 } });
          errors++;
        }
        if (data20.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/mongoItem", schemaPath: "#/properties/mongoItem/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len0 = data20.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data21 = data20[i0];
          if (typeof data21 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/mongoItem/" + i0, schemaPath: "#/properties/mongoItem/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data21 === "dashboard" || data21 === "site" || data21 === "component" || data21 === "style" || data21 === "catalog" || data21 === "table" || data21 === "table_record" || data21 === "table_data" || data21 === "resource_type" || data21 === "driver_instance" || data21 === "driver_event_cron" || data21 === "driver_instruct_cron" || data21 === "rule" || data21 === "safezone" || data21 === "data_interface" || data21 === "dataset" || data21 === "dataset_view" || data21 === "algorithm" || data21 === "report" || data21 === "report_copy" || data21 === "data_record" || data21 === "flow" || data21 === "flow_instance_cron" || data21 === "oauth_app" || data21 === "dept" || data21 === "user" || data21 === "role" || data21 === "sync" || data21 === "system_variable" || data21 === "setting" || data21 === "script_setting" || data21 === "cron" || data21 === "flow_log_clean" || data21 === "message" || data21 === "theme")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/mongoItem/" + i0, schemaPath: "#/properties/mongoItem/items/enum", keyword: "enum", params: { allowedValues: schema13.properties.mongoItem.items.enum } });
            errors++;
          }
        }
        let i1 = data20.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data20[i1];
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
      let data22 = data.excludedDirs;
      if (Array.isArray(data22)) {
        if (data22.length > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs", schemaPath: "#/properties/excludedDirs/maxItems", keyword: "maxItems", params: { limit: 1e3 } });
          errors++;
        }
        const len1 = data22.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data23 = data22[i2];
          if (typeof data23 === "string") {
            if (func2(data23) > 1e3) {
              (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs/" + i2, schemaPath: "#/properties/excludedDirs/items/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
              errors++;
            }
            if (func2(data23) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs/" + i2, schemaPath: "#/properties/excludedDirs/items/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs/" + i2, schemaPath: "#/properties/excludedDirs/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i3 = data22.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--; ) {
            let item1 = data22[i3];
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
      let data24 = data.retention;
      const _errs61 = errors;
      let valid23 = true;
      const _errs62 = errors;
      if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
        let missing6;
        if (data24.kind === void 0 && (missing6 = "kind")) {
          (vErrors ??= []).push({});
          errors++;
        } else {
          if (data24.kind !== void 0) {
            if ("count" !== data24.kind) {
              (vErrors ??= []).push({});
              errors++;
            }
          }
        }
      }
      var _valid3 = _errs62 === errors;
      errors = _errs61;
      if (vErrors !== null) {
        if (_errs61) {
          vErrors.length = _errs61;
        } else {
          vErrors = null;
        }
      }
      let ifClause3;
      if (_valid3) {
        const _errs64 = errors;
        if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
          if (data24.count === void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/0/then/required", keyword: "required", params: { missingProperty: "count" } });
            errors++;
          }
        }
        var _valid3 = _errs64 === errors;
        valid23 = _valid3;
        ifClause3 = "then";
      } else {
        const _errs65 = errors;
        if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
          if (data24.count !== void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/count", schemaPath: "#/properties/retention/allOf/0/else/properties/count/false schema", keyword: "false schema", params: {} });
            errors++;
          }
        }
        var _valid3 = _errs65 === errors;
        valid23 = _valid3;
        ifClause3 = "else";
      }
      if (!valid23) {
        (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/0/if", keyword: "if", params: { failingKeyword: ifClause3 } });
        errors++;
      }
      const _errs67 = errors;
      let valid26 = true;
      const _errs68 = errors;
      if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
        let missing7;
        if (data24.kind === void 0 && (missing7 = "kind")) {
          (vErrors ??= []).push({});
          errors++;
        } else {
          if (data24.kind !== void 0) {
            if ("days" !== data24.kind) {
              (vErrors ??= []).push({});
              errors++;
            }
          }
        }
      }
      var _valid4 = _errs68 === errors;
      errors = _errs67;
      if (vErrors !== null) {
        if (_errs67) {
          vErrors.length = _errs67;
        } else {
          vErrors = null;
        }
      }
      let ifClause4;
      if (_valid4) {
        const _errs70 = errors;
        if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
          if (data24.days === void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/1/then/required", keyword: "required", params: { missingProperty: "days" } });
            errors++;
          }
        }
        var _valid4 = _errs70 === errors;
        valid26 = _valid4;
        ifClause4 = "then";
      } else {
        const _errs71 = errors;
        if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
          if (data24.days !== void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/days", schemaPath: "#/properties/retention/allOf/1/else/properties/days/false schema", keyword: "false schema", params: {} });
            errors++;
          }
        }
        var _valid4 = _errs71 === errors;
        valid26 = _valid4;
        ifClause4 = "else";
      }
      if (!valid26) {
        (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/1/if", keyword: "if", params: { failingKeyword: ifClause4 } });
        errors++;
      }
      const _errs73 = errors;
      let valid29 = true;
      const _errs74 = errors;
      if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
        let missing8;
        if (data24.kind === void 0 && (missing8 = "kind")) {
          (vErrors ??= []).push({});
          errors++;
        } else {
          if (data24.kind !== void 0) {
            if ("generations" !== data24.kind) {
              (vErrors ??= []).push({});
              errors++;
            }
          }
        }
      }
      var _valid5 = _errs74 === errors;
      errors = _errs73;
      if (vErrors !== null) {
        if (_errs73) {
          vErrors.length = _errs73;
        } else {
          vErrors = null;
        }
      }
      let ifClause5;
      if (_valid5) {
        const _errs76 = errors;
        if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
          if (data24.daily === void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/2/then/required", keyword: "required", params: { missingProperty: "daily" } });
            errors++;
          }
          if (data24.weekly === void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/2/then/required", keyword: "required", params: { missingProperty: "weekly" } });
            errors++;
          }
          if (data24.monthly === void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/2/then/required", keyword: "required", params: { missingProperty: "monthly" } });
            errors++;
          }
        }
        var _valid5 = _errs76 === errors;
        valid29 = _valid5;
        ifClause5 = "then";
      } else {
        const _errs77 = errors;
        if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
          if (data24.daily !== void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/daily", schemaPath: "#/properties/retention/allOf/2/else/properties/daily/false schema", keyword: "false schema", params: {} });
            errors++;
          }
          if (data24.weekly !== void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/weekly", schemaPath: "#/properties/retention/allOf/2/else/properties/weekly/false schema", keyword: "false schema", params: {} });
            errors++;
          }
          if (data24.monthly !== void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/monthly", schemaPath: "#/properties/retention/allOf/2/else/properties/monthly/false schema", keyword: "false schema", params: {} });
            errors++;
          }
        }
        var _valid5 = _errs77 === errors;
        valid29 = _valid5;
        ifClause5 = "else";
      }
      if (!valid29) {
        (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/allOf/2/if", keyword: "if", params: { failingKeyword: ifClause5 } });
        errors++;
      }
      if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
        if (data24.kind === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/required", keyword: "required", params: { missingProperty: "kind" } });
          errors++;
        }
        for (const key3 in data24) {
          if (!(key3 === "kind" || key3 === "count" || key3 === "days" || key3 === "daily" || key3 === "weekly" || key3 === "monthly")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } });
            errors++;
          }
        }
        if (data24.kind !== void 0) {
          let data33 = data24.kind;
          if (typeof data33 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/kind", schemaPath: "#/properties/retention/properties/kind/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data33 === "all" || data33 === "count" || data33 === "days" || data33 === "generations")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/kind", schemaPath: "#/properties/retention/properties/kind/enum", keyword: "enum", params: { allowedValues: schema13.properties.retention.properties.kind.enum } });
            errors++;
          }
        }
        if (data24.count !== void 0) {
          let data34 = data24.count;
          if (!(typeof data34 == "number" && (!(data34 % 1) && !isNaN(data34)) && isFinite(data34))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/count", schemaPath: "#/properties/retention/properties/count/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data34 == "number" && isFinite(data34)) {
            if (data34 > 1e3 || isNaN(data34)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/count", schemaPath: "#/properties/retention/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } });
              errors++;
            }
            if (data34 < 1 || isNaN(data34)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/count", schemaPath: "#/properties/retention/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        if (data24.days !== void 0) {
          let data35 = data24.days;
          if (!(typeof data35 == "number" && (!(data35 % 1) && !isNaN(data35)) && isFinite(data35))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/days", schemaPath: "#/properties/retention/properties/days/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data35 == "number" && isFinite(data35)) {
            if (data35 > 3650 || isNaN(data35)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/days", schemaPath: "#/properties/retention/properties/days/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3650 } });
              errors++;
            }
            if (data35 < 1 || isNaN(data35)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/days", schemaPath: "#/properties/retention/properties/days/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        if (data24.daily !== void 0) {
          let data36 = data24.daily;
          if (!(typeof data36 == "number" && (!(data36 % 1) && !isNaN(data36)) && isFinite(data36))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/daily", schemaPath: "#/properties/retention/properties/daily/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data36 == "number" && isFinite(data36)) {
            if (data36 > 366 || isNaN(data36)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/daily", schemaPath: "#/properties/retention/properties/daily/maximum", keyword: "maximum", params: { comparison: "<=", limit: 366 } });
              errors++;
            }
            if (data36 < 1 || isNaN(data36)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/daily", schemaPath: "#/properties/retention/properties/daily/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        if (data24.weekly !== void 0) {
          let data37 = data24.weekly;
          if (!(typeof data37 == "number" && (!(data37 % 1) && !isNaN(data37)) && isFinite(data37))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/weekly", schemaPath: "#/properties/retention/properties/weekly/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data37 == "number" && isFinite(data37)) {
            if (data37 > 520 || isNaN(data37)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/weekly", schemaPath: "#/properties/retention/properties/weekly/maximum", keyword: "maximum", params: { comparison: "<=", limit: 520 } });
              errors++;
            }
            if (data37 < 0 || isNaN(data37)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/weekly", schemaPath: "#/properties/retention/properties/weekly/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
              errors++;
            }
          }
        }
        if (data24.monthly !== void 0) {
          let data38 = data24.monthly;
          if (!(typeof data38 == "number" && (!(data38 % 1) && !isNaN(data38)) && isFinite(data38))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/retention/monthly", schemaPath: "#/properties/retention/properties/monthly/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data38 == "number" && isFinite(data38)) {
            if (data38 > 240 || isNaN(data38)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/retention/monthly", schemaPath: "#/properties/retention/properties/monthly/maximum", keyword: "maximum", params: { comparison: "<=", limit: 240 } });
              errors++;
            }
            if (data38 < 0 || isNaN(data38)) {
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
            if (data0.mongodb === void 0 && (missing1 = "mongodb")) {
              validate13.errors = [{ instancePath: instancePath + "/item", schemaPath: "#/allOf/0/properties/item/required", keyword: "required", params: { missingProperty: missing1 } }];
              return false;
            } else {
              if (data0.mongodb !== void 0) {
                if (true !== data0.mongodb) {
                  validate13.errors = [{ instancePath: instancePath + "/item/mongodb", schemaPath: "#/allOf/0/properties/item/properties/mongodb/const", keyword: "const", params: { allowedValue: true } }];
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
    if (data.item === void 0 && (missing0 = "item")) {
      validate14.errors = [{ instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: missing0 } }];
      return false;
    } else {
      if (data.item !== void 0) {
        let data0 = data.item;
        const _errs2 = errors;
        if (errors === _errs2) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing1;
            if (data0.fileServer === void 0 && (missing1 = "fileServer")) {
              validate14.errors = [{ instancePath: instancePath + "/item", schemaPath: "#/allOf/0/properties/item/required", keyword: "required", params: { missingProperty: missing1 } }];
              return false;
            } else {
              if (data0.fileServer !== void 0) {
                if (true !== data0.fileServer) {
                  validate14.errors = [{ instancePath: instancePath + "/item/fileServer", schemaPath: "#/allOf/0/properties/item/properties/fileServer/const", keyword: "const", params: { allowedValue: true } }];
                  return false;
                }
              }
            }
          } else {
            validate14.errors = [{ instancePath: instancePath + "/item", schemaPath: "#/allOf/0/properties/item/type", keyword: "type", params: { type: "object" } }];
            return false;
          }
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
        if ("count" !== data.kind) {
          validate15.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/allOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "count" } }];
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
        if ("days" !== data.kind) {
          validate16.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/allOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "days" } }];
          return false;
        }
      }
    }
  }
  validate16.errors = vErrors;
  return errors === 0;
}
var condition5 = validate17;
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate17.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
    return false;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.kind === void 0 && (missing0 = "kind")) {
      validate17.errors = [{ instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: missing0 } }];
      return false;
    } else {
      if (data.kind !== void 0) {
        if ("generations" !== data.kind) {
          validate17.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/allOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "generations" } }];
          return false;
        }
      }
    }
  }
  validate17.errors = vErrors;
  return errors === 0;
}

var compiledForm = {
  validate: (value) => errorsOf(form, value),
  conditions: [conditionOf(condition0), conditionOf(condition1), conditionOf(condition2), conditionOf(condition3), conditionOf(condition4), conditionOf(condition5)],
  isVisible: () => true
};
export {
  compiledForm
};
