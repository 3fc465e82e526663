import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var schema13 = { "type": "object", "additionalProperties": false, "required": ["name", "item"], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 30, "pattern": "\\S" }, "item": { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "fileServer": { "type": "boolean" }, "html": { "type": "boolean" }, "mongodb": { "type": "boolean" } } }, "mongoItem": { "type": "array", "items": { "type": "string", "enum": ["dashboard", "site", "component", "style", "catalog", "table", "table_record", "table_data", "resource_type", "driver_instance", "driver_event_cron", "driver_instruct_cron", "rule", "safezone", "data_interface", "dataset", "dataset_view", "algorithm", "report", "report_copy", "data_record", "flow", "flow_instance_cron", "oauth_app", "dept", "user", "role", "sync", "system_variable", "setting", "script_setting", "cron", "flow_log_clean", "message", "theme"] }, "minItems": 1, "maxItems": 35, "uniqueItems": true }, "excludedDirs": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 1e3 }, "maxItems": 1e3, "uniqueItems": true } }, "allOf": [{ "if": { "properties": { "item": { "type": "object", "properties": { "mongodb": { "const": true } }, "required": ["mongodb"] } }, "required": ["item"] }, "then": { "required": ["mongoItem"], "properties": { "mongoItem": true } }, "else": { "properties": { "mongoItem": false } } }, { "if": { "properties": { "item": { "type": "object", "properties": { "fileServer": { "const": true } }, "required": ["fileServer"] } }, "required": ["item"] }, "then": { "properties": { "excludedDirs": true } }, "else": { "properties": { "excludedDirs": false } } }] };
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
    if (data.item === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "item" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "item" || key0 === "mongoItem" || key0 === "excludedDirs")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data6 = data.name;
      if (typeof data6 === "string") {
        if (func2(data6) > 30) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 30 } });
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
    if (data.item !== void 0) {
      let data7 = data.item;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (Object.keys(data7).length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/item", schemaPath: "#/properties/item/minProperties", keyword: "minProperties", params: { limit: 1 } });
          errors++;
        }
        for (const key1 in data7) {
          if (!(key1 === "fileServer" || key1 === "html" || key1 === "mongodb")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/item", schemaPath: "#/properties/item/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data7.fileServer !== void 0) {
          if (typeof data7.fileServer !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/item/fileServer", schemaPath: "#/properties/item/properties/fileServer/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data7.html !== void 0) {
          if (typeof data7.html !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/item/html", schemaPath: "#/properties/item/properties/html/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data7.mongodb !== void 0) {
          if (typeof data7.mongodb !== "boolean") {
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
      let data11 = data.mongoItem;
      if (Array.isArray(data11)) {
        if (data11.length > 35) {
          (vErrors ??= []).push({ instancePath: instancePath + "/mongoItem", schemaPath: "#/properties/mongoItem/maxItems", keyword: "maxItems", params: { limit: 35 } });
          errors++;
        }
        if (data11.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/mongoItem", schemaPath: "#/properties/mongoItem/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data12 = data11[i0];
          if (typeof data12 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/mongoItem/" + i0, schemaPath: "#/properties/mongoItem/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data12 === "dashboard" || data12 === "site" || data12 === "component" || data12 === "style" || data12 === "catalog" || data12 === "table" || data12 === "table_record" || data12 === "table_data" || data12 === "resource_type" || data12 === "driver_instance" || data12 === "driver_event_cron" || data12 === "driver_instruct_cron" || data12 === "rule" || data12 === "safezone" || data12 === "data_interface" || data12 === "dataset" || data12 === "dataset_view" || data12 === "algorithm" || data12 === "report" || data12 === "report_copy" || data12 === "data_record" || data12 === "flow" || data12 === "flow_instance_cron" || data12 === "oauth_app" || data12 === "dept" || data12 === "user" || data12 === "role" || data12 === "sync" || data12 === "system_variable" || data12 === "setting" || data12 === "script_setting" || data12 === "cron" || data12 === "flow_log_clean" || data12 === "message" || data12 === "theme")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/mongoItem/" + i0, schemaPath: "#/properties/mongoItem/items/enum", keyword: "enum", params: { allowedValues: schema13.properties.mongoItem.items.enum } });
            errors++;
          }
        }
        let i1 = data11.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data11[i1];
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
      let data13 = data.excludedDirs;
      if (Array.isArray(data13)) {
        if (data13.length > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs", schemaPath: "#/properties/excludedDirs/maxItems", keyword: "maxItems", params: { limit: 1e3 } });
          errors++;
        }
        const len1 = data13.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data14 = data13[i2];
          if (typeof data14 === "string") {
            if (func2(data14) > 1e3) {
              (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs/" + i2, schemaPath: "#/properties/excludedDirs/items/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
              errors++;
            }
            if (func2(data14) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs/" + i2, schemaPath: "#/properties/excludedDirs/items/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/excludedDirs/" + i2, schemaPath: "#/properties/excludedDirs/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i3 = data13.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--; ) {
            let item1 = data13[i3];
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

var compiledForm = {
  validate: (value) => errorsOf(form, value),
  conditions: [conditionOf(condition0), conditionOf(condition1)],
  isVisible: () => true
};
export {
  compiledForm
};
