import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var schema13 = { "type": "object", "additionalProperties": false, "required": ["item"], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 30, "pattern": "\\S" }, "item": { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "fileServer": { "type": "boolean" }, "html": { "type": "boolean" }, "mongodb": { "type": "boolean" } } }, "fileServerRule": { "type": "integer", "enum": [0, 1, 2] }, "htmlRule": { "type": "integer", "enum": [0, 1, 2] }, "mongoItem": { "type": "array", "items": { "type": "string", "enum": ["dashboard", "site", "component", "style", "catalog", "table", "table_record", "table_data", "resource_type", "driver_instance", "driver_event_cron", "driver_instruct_cron", "rule", "safezone", "data_interface", "dataset", "dataset_view", "algorithm", "report", "report_copy", "data_record", "flow", "flow_instance_cron", "oauth_app", "dept", "user", "role", "sync", "system_variable", "setting", "script_setting", "cron", "flow_log_clean", "message", "theme"] }, "minItems": 1, "maxItems": 35, "uniqueItems": true }, "itemType": { "type": "integer", "enum": [0, 1, 2] }, "moduleRules": { "type": "object", "additionalProperties": false, "properties": { "dashboard": { "type": "integer", "enum": [0, 1, 2] }, "site": { "type": "integer", "enum": [0, 1, 2] }, "component": { "type": "integer", "enum": [0, 1, 2] }, "style": { "type": "integer", "enum": [0, 1, 2] }, "catalog": { "type": "integer", "enum": [0, 1, 2] }, "table": { "type": "integer", "enum": [0, 1, 2] }, "table_record": { "type": "integer", "enum": [0, 1, 2] }, "table_data": { "type": "integer", "enum": [0, 1, 2] }, "resource_type": { "type": "integer", "enum": [0, 1, 2] }, "driver_instance": { "type": "integer", "enum": [0, 1, 2] }, "driver_event_cron": { "type": "integer", "enum": [0, 1, 2] }, "driver_instruct_cron": { "type": "integer", "enum": [0, 1, 2] }, "rule": { "type": "integer", "enum": [0, 1, 2] }, "safezone": { "type": "integer", "enum": [0, 1, 2] }, "data_interface": { "type": "integer", "enum": [0, 1, 2] }, "dataset": { "type": "integer", "enum": [0, 1, 2] }, "dataset_view": { "type": "integer", "enum": [0, 1, 2] }, "algorithm": { "type": "integer", "enum": [0, 1, 2] }, "report": { "type": "integer", "enum": [0, 1, 2] }, "report_copy": { "type": "integer", "enum": [0, 1, 2] }, "data_record": { "type": "integer", "enum": [0, 1, 2] }, "flow": { "type": "integer", "enum": [0, 1, 2] }, "flow_instance_cron": { "type": "integer", "enum": [0, 1, 2] }, "oauth_app": { "type": "integer", "enum": [0, 1, 2] }, "dept": { "type": "integer", "enum": [0, 1, 2] }, "user": { "type": "integer", "enum": [0, 1, 2] }, "role": { "type": "integer", "enum": [0, 1, 2] }, "sync": { "type": "integer", "enum": [0, 1, 2] }, "system_variable": { "type": "integer", "enum": [0, 1, 2] }, "setting": { "type": "integer", "enum": [0, 1, 2] }, "script_setting": { "type": "integer", "enum": [0, 1, 2] }, "cron": { "type": "integer", "enum": [0, 1, 2] }, "flow_log_clean": { "type": "integer", "enum": [0, 1, 2] }, "message": { "type": "integer", "enum": [0, 1, 2] }, "theme": { "type": "integer", "enum": [0, 1, 2] } } } }, "allOf": [{ "if": { "properties": { "item": { "type": "object", "properties": { "fileServer": { "const": true } }, "required": ["fileServer"] } }, "required": ["item"] }, "then": { "required": ["fileServerRule"], "properties": { "fileServerRule": true } }, "else": { "properties": { "fileServerRule": false } } }, { "if": { "properties": { "item": { "type": "object", "properties": { "html": { "const": true } }, "required": ["html"] } }, "required": ["item"] }, "then": { "required": ["htmlRule"], "properties": { "htmlRule": true } }, "else": { "properties": { "htmlRule": false } } }, { "if": { "properties": { "item": { "type": "object", "properties": { "mongodb": { "const": true } }, "required": ["mongodb"] } }, "required": ["item"] }, "then": { "required": ["mongoItem", "itemType"], "properties": { "mongoItem": true, "itemType": true, "moduleRules": true } }, "else": { "properties": { "mongoItem": false, "itemType": false, "moduleRules": false } } }] };
var func9 = Object.prototype.hasOwnProperty;
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
            if (data0.fileServer === void 0 && (missing1 = "fileServer")) {
              (vErrors ??= []).push({});
              errors++;
            } else {
              if (data0.fileServer !== void 0) {
                if (true !== data0.fileServer) {
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
      if (data.fileServerRule === void 0) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: "fileServerRule" } });
        errors++;
      }
    }
    var _valid0 = _errs7 === errors;
    valid1 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs8 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fileServerRule !== void 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/fileServerRule", schemaPath: "#/allOf/0/else/properties/fileServerRule/false schema", keyword: "false schema", params: {} });
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
            if (data3.html === void 0 && (missing3 = "html")) {
              (vErrors ??= []).push({});
              errors++;
            } else {
              if (data3.html !== void 0) {
                if (true !== data3.html) {
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
      if (data.htmlRule === void 0) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/allOf/1/then/required", keyword: "required", params: { missingProperty: "htmlRule" } });
        errors++;
      }
    }
    var _valid1 = _errs15 === errors;
    valid5 = _valid1;
    ifClause1 = "then";
  } else {
    const _errs16 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.htmlRule !== void 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/htmlRule", schemaPath: "#/allOf/1/else/properties/htmlRule/false schema", keyword: "false schema", params: {} });
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
            if (data6.mongodb === void 0 && (missing5 = "mongodb")) {
              (vErrors ??= []).push({});
              errors++;
            } else {
              if (data6.mongodb !== void 0) {
                if (true !== data6.mongodb) {
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.mongoItem === void 0) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/allOf/2/then/required", keyword: "required", params: { missingProperty: "mongoItem" } });
        errors++;
      }
      if (data.itemType === void 0) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/allOf/2/then/required", keyword: "required", params: { missingProperty: "itemType" } });
        errors++;
      }
    }
    var _valid2 = _errs23 === errors;
    valid9 = _valid2;
    ifClause2 = "then";
  } else {
    const _errs24 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.mongoItem !== void 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/mongoItem", schemaPath: "#/allOf/2/else/properties/mongoItem/false schema", keyword: "false schema", params: {} });
        errors++;
      }
      if (data.itemType !== void 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/itemType", schemaPath: "#/allOf/2/else/properties/itemType/false schema", keyword: "false schema", params: {} });
        errors++;
      }
      if (data.moduleRules !== void 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules", schemaPath: "#/allOf/2/else/properties/moduleRules/false schema", keyword: "false schema", params: {} });
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
    if (data.item === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "item" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "item" || key0 === "fileServerRule" || key0 === "htmlRule" || key0 === "mongoItem" || key0 === "itemType" || key0 === "moduleRules")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data11 = data.name;
      if (typeof data11 === "string") {
        if (func2(data11) > 30) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 30 } });
          errors++;
        }
        if (func2(data11) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data11)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.item !== void 0) {
      let data12 = data.item;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        if (Object.keys(data12).length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/item", schemaPath: "#/properties/item/minProperties", keyword: "minProperties", params: { limit: 1 } });
          errors++;
        }
        for (const key1 in data12) {
          if (!(key1 === "fileServer" || key1 === "html" || key1 === "mongodb")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/item", schemaPath: "#/properties/item/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data12.fileServer !== void 0) {
          if (typeof data12.fileServer !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/item/fileServer", schemaPath: "#/properties/item/properties/fileServer/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data12.html !== void 0) {
          if (typeof data12.html !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/item/html", schemaPath: "#/properties/item/properties/html/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data12.mongodb !== void 0) {
          if (typeof data12.mongodb !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/item/mongodb", schemaPath: "#/properties/item/properties/mongodb/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/item", schemaPath: "#/properties/item/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.fileServerRule !== void 0) {
      let data16 = data.fileServerRule;
      if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/fileServerRule", schemaPath: "#/properties/fileServerRule/type", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (!(data16 === 0 || data16 === 1 || data16 === 2)) {
        (vErrors ??= []).push({ instancePath: instancePath + "/fileServerRule", schemaPath: "#/properties/fileServerRule/enum", keyword: "enum", params: { allowedValues: schema13.properties.fileServerRule.enum } });
        errors++;
      }
    }
    if (data.htmlRule !== void 0) {
      let data17 = data.htmlRule;
      if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/htmlRule", schemaPath: "#/properties/htmlRule/type", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (!(data17 === 0 || data17 === 1 || data17 === 2)) {
        (vErrors ??= []).push({ instancePath: instancePath + "/htmlRule", schemaPath: "#/properties/htmlRule/enum", keyword: "enum", params: { allowedValues: schema13.properties.htmlRule.enum } });
        errors++;
      }
    }
    if (data.mongoItem !== void 0) {
      let data18 = data.mongoItem;
      if (Array.isArray(data18)) {
        if (data18.length > 35) {
          (vErrors ??= []).push({ instancePath: instancePath + "/mongoItem", schemaPath: "#/properties/mongoItem/maxItems", keyword: "maxItems", params: { limit: 35 } });
          errors++;
        }
        if (data18.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/mongoItem", schemaPath: "#/properties/mongoItem/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len0 = data18.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data19 = data18[i0];
          if (typeof data19 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/mongoItem/" + i0, schemaPath: "#/properties/mongoItem/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data19 === "dashboard" || data19 === "site" || data19 === "component" || data19 === "style" || data19 === "catalog" || data19 === "table" || data19 === "table_record" || data19 === "table_data" || data19 === "resource_type" || data19 === "driver_instance" || data19 === "driver_event_cron" || data19 === "driver_instruct_cron" || data19 === "rule" || data19 === "safezone" || data19 === "data_interface" || data19 === "dataset" || data19 === "dataset_view" || data19 === "algorithm" || data19 === "report" || data19 === "report_copy" || data19 === "data_record" || data19 === "flow" || data19 === "flow_instance_cron" || data19 === "oauth_app" || data19 === "dept" || data19 === "user" || data19 === "role" || data19 === "sync" || data19 === "system_variable" || data19 === "setting" || data19 === "script_setting" || data19 === "cron" || data19 === "flow_log_clean" || data19 === "message" || data19 === "theme")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/mongoItem/" + i0, schemaPath: "#/properties/mongoItem/items/enum", keyword: "enum", params: { allowedValues: schema13.properties.mongoItem.items.enum } });
            errors++;
          }
        }
        let i1 = data18.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data18[i1];
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
    if (data.itemType !== void 0) {
      let data20 = data.itemType;
      if (!(typeof data20 == "number" && (!(data20 % 1) && !isNaN(data20)) && isFinite(data20))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/itemType", schemaPath: "#/properties/itemType/type", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (!(data20 === 0 || data20 === 1 || data20 === 2)) {
        (vErrors ??= []).push({ instancePath: instancePath + "/itemType", schemaPath: "#/properties/itemType/enum", keyword: "enum", params: { allowedValues: schema13.properties.itemType.enum } });
        errors++;
      }
    }
    if (data.moduleRules !== void 0) {
      let data21 = data.moduleRules;
      if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
        for (const key2 in data21) {
          if (!func9.call(schema13.properties.moduleRules.properties, key2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules", schemaPath: "#/properties/moduleRules/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } });
            errors++;
          }
        }
        if (data21.dashboard !== void 0) {
          let data22 = data21.dashboard;
          if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/dashboard", schemaPath: "#/properties/moduleRules/properties/dashboard/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data22 === 0 || data22 === 1 || data22 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/dashboard", schemaPath: "#/properties/moduleRules/properties/dashboard/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.dashboard.enum } });
            errors++;
          }
        }
        if (data21.site !== void 0) {
          let data23 = data21.site;
          if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23)) && isFinite(data23))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/site", schemaPath: "#/properties/moduleRules/properties/site/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data23 === 0 || data23 === 1 || data23 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/site", schemaPath: "#/properties/moduleRules/properties/site/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.site.enum } });
            errors++;
          }
        }
        if (data21.component !== void 0) {
          let data24 = data21.component;
          if (!(typeof data24 == "number" && (!(data24 % 1) && !isNaN(data24)) && isFinite(data24))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/component", schemaPath: "#/properties/moduleRules/properties/component/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data24 === 0 || data24 === 1 || data24 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/component", schemaPath: "#/properties/moduleRules/properties/component/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.component.enum } });
            errors++;
          }
        }
        if (data21.style !== void 0) {
          let data25 = data21.style;
          if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/style", schemaPath: "#/properties/moduleRules/properties/style/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data25 === 0 || data25 === 1 || data25 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/style", schemaPath: "#/properties/moduleRules/properties/style/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.style.enum } });
            errors++;
          }
        }
        if (data21.catalog !== void 0) {
          let data26 = data21.catalog;
          if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/catalog", schemaPath: "#/properties/moduleRules/properties/catalog/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data26 === 0 || data26 === 1 || data26 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/catalog", schemaPath: "#/properties/moduleRules/properties/catalog/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.catalog.enum } });
            errors++;
          }
        }
        if (data21.table !== void 0) {
          let data27 = data21.table;
          if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/table", schemaPath: "#/properties/moduleRules/properties/table/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data27 === 0 || data27 === 1 || data27 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/table", schemaPath: "#/properties/moduleRules/properties/table/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.table.enum } });
            errors++;
          }
        }
        if (data21.table_record !== void 0) {
          let data28 = data21.table_record;
          if (!(typeof data28 == "number" && (!(data28 % 1) && !isNaN(data28)) && isFinite(data28))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/table_record", schemaPath: "#/properties/moduleRules/properties/table_record/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data28 === 0 || data28 === 1 || data28 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/table_record", schemaPath: "#/properties/moduleRules/properties/table_record/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.table_record.enum } });
            errors++;
          }
        }
        if (data21.table_data !== void 0) {
          let data29 = data21.table_data;
          if (!(typeof data29 == "number" && (!(data29 % 1) && !isNaN(data29)) && isFinite(data29))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/table_data", schemaPath: "#/properties/moduleRules/properties/table_data/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data29 === 0 || data29 === 1 || data29 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/table_data", schemaPath: "#/properties/moduleRules/properties/table_data/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.table_data.enum } });
            errors++;
          }
        }
        if (data21.resource_type !== void 0) {
          let data30 = data21.resource_type;
          if (!(typeof data30 == "number" && (!(data30 % 1) && !isNaN(data30)) && isFinite(data30))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/resource_type", schemaPath: "#/properties/moduleRules/properties/resource_type/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data30 === 0 || data30 === 1 || data30 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/resource_type", schemaPath: "#/properties/moduleRules/properties/resource_type/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.resource_type.enum } });
            errors++;
          }
        }
        if (data21.driver_instance !== void 0) {
          let data31 = data21.driver_instance;
          if (!(typeof data31 == "number" && (!(data31 % 1) && !isNaN(data31)) && isFinite(data31))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/driver_instance", schemaPath: "#/properties/moduleRules/properties/driver_instance/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data31 === 0 || data31 === 1 || data31 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/driver_instance", schemaPath: "#/properties/moduleRules/properties/driver_instance/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.driver_instance.enum } });
            errors++;
          }
        }
        if (data21.driver_event_cron !== void 0) {
          let data32 = data21.driver_event_cron;
          if (!(typeof data32 == "number" && (!(data32 % 1) && !isNaN(data32)) && isFinite(data32))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/driver_event_cron", schemaPath: "#/properties/moduleRules/properties/driver_event_cron/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data32 === 0 || data32 === 1 || data32 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/driver_event_cron", schemaPath: "#/properties/moduleRules/properties/driver_event_cron/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.driver_event_cron.enum } });
            errors++;
          }
        }
        if (data21.driver_instruct_cron !== void 0) {
          let data33 = data21.driver_instruct_cron;
          if (!(typeof data33 == "number" && (!(data33 % 1) && !isNaN(data33)) && isFinite(data33))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/driver_instruct_cron", schemaPath: "#/properties/moduleRules/properties/driver_instruct_cron/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data33 === 0 || data33 === 1 || data33 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/driver_instruct_cron", schemaPath: "#/properties/moduleRules/properties/driver_instruct_cron/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.driver_instruct_cron.enum } });
            errors++;
          }
        }
        if (data21.rule !== void 0) {
          let data34 = data21.rule;
          if (!(typeof data34 == "number" && (!(data34 % 1) && !isNaN(data34)) && isFinite(data34))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/rule", schemaPath: "#/properties/moduleRules/properties/rule/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data34 === 0 || data34 === 1 || data34 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/rule", schemaPath: "#/properties/moduleRules/properties/rule/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.rule.enum } });
            errors++;
          }
        }
        if (data21.safezone !== void 0) {
          let data35 = data21.safezone;
          if (!(typeof data35 == "number" && (!(data35 % 1) && !isNaN(data35)) && isFinite(data35))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/safezone", schemaPath: "#/properties/moduleRules/properties/safezone/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data35 === 0 || data35 === 1 || data35 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/safezone", schemaPath: "#/properties/moduleRules/properties/safezone/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.safezone.enum } });
            errors++;
          }
        }
        if (data21.data_interface !== void 0) {
          let data36 = data21.data_interface;
          if (!(typeof data36 == "number" && (!(data36 % 1) && !isNaN(data36)) && isFinite(data36))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/data_interface", schemaPath: "#/properties/moduleRules/properties/data_interface/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data36 === 0 || data36 === 1 || data36 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/data_interface", schemaPath: "#/properties/moduleRules/properties/data_interface/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.data_interface.enum } });
            errors++;
          }
        }
        if (data21.dataset !== void 0) {
          let data37 = data21.dataset;
          if (!(typeof data37 == "number" && (!(data37 % 1) && !isNaN(data37)) && isFinite(data37))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/dataset", schemaPath: "#/properties/moduleRules/properties/dataset/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data37 === 0 || data37 === 1 || data37 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/dataset", schemaPath: "#/properties/moduleRules/properties/dataset/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.dataset.enum } });
            errors++;
          }
        }
        if (data21.dataset_view !== void 0) {
          let data38 = data21.dataset_view;
          if (!(typeof data38 == "number" && (!(data38 % 1) && !isNaN(data38)) && isFinite(data38))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/dataset_view", schemaPath: "#/properties/moduleRules/properties/dataset_view/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data38 === 0 || data38 === 1 || data38 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/dataset_view", schemaPath: "#/properties/moduleRules/properties/dataset_view/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.dataset_view.enum } });
            errors++;
          }
        }
        if (data21.algorithm !== void 0) {
          let data39 = data21.algorithm;
          if (!(typeof data39 == "number" && (!(data39 % 1) && !isNaN(data39)) && isFinite(data39))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/algorithm", schemaPath: "#/properties/moduleRules/properties/algorithm/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data39 === 0 || data39 === 1 || data39 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/algorithm", schemaPath: "#/properties/moduleRules/properties/algorithm/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.algorithm.enum } });
            errors++;
          }
        }
        if (data21.report !== void 0) {
          let data40 = data21.report;
          if (!(typeof data40 == "number" && (!(data40 % 1) && !isNaN(data40)) && isFinite(data40))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/report", schemaPath: "#/properties/moduleRules/properties/report/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data40 === 0 || data40 === 1 || data40 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/report", schemaPath: "#/properties/moduleRules/properties/report/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.report.enum } });
            errors++;
          }
        }
        if (data21.report_copy !== void 0) {
          let data41 = data21.report_copy;
          if (!(typeof data41 == "number" && (!(data41 % 1) && !isNaN(data41)) && isFinite(data41))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/report_copy", schemaPath: "#/properties/moduleRules/properties/report_copy/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data41 === 0 || data41 === 1 || data41 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/report_copy", schemaPath: "#/properties/moduleRules/properties/report_copy/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.report_copy.enum } });
            errors++;
          }
        }
        if (data21.data_record !== void 0) {
          let data42 = data21.data_record;
          if (!(typeof data42 == "number" && (!(data42 % 1) && !isNaN(data42)) && isFinite(data42))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/data_record", schemaPath: "#/properties/moduleRules/properties/data_record/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data42 === 0 || data42 === 1 || data42 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/data_record", schemaPath: "#/properties/moduleRules/properties/data_record/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.data_record.enum } });
            errors++;
          }
        }
        if (data21.flow !== void 0) {
          let data43 = data21.flow;
          if (!(typeof data43 == "number" && (!(data43 % 1) && !isNaN(data43)) && isFinite(data43))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/flow", schemaPath: "#/properties/moduleRules/properties/flow/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data43 === 0 || data43 === 1 || data43 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/flow", schemaPath: "#/properties/moduleRules/properties/flow/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.flow.enum } });
            errors++;
          }
        }
        if (data21.flow_instance_cron !== void 0) {
          let data44 = data21.flow_instance_cron;
          if (!(typeof data44 == "number" && (!(data44 % 1) && !isNaN(data44)) && isFinite(data44))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/flow_instance_cron", schemaPath: "#/properties/moduleRules/properties/flow_instance_cron/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data44 === 0 || data44 === 1 || data44 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/flow_instance_cron", schemaPath: "#/properties/moduleRules/properties/flow_instance_cron/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.flow_instance_cron.enum } });
            errors++;
          }
        }
        if (data21.oauth_app !== void 0) {
          let data45 = data21.oauth_app;
          if (!(typeof data45 == "number" && (!(data45 % 1) && !isNaN(data45)) && isFinite(data45))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/oauth_app", schemaPath: "#/properties/moduleRules/properties/oauth_app/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data45 === 0 || data45 === 1 || data45 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/oauth_app", schemaPath: "#/properties/moduleRules/properties/oauth_app/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.oauth_app.enum } });
            errors++;
          }
        }
        if (data21.dept !== void 0) {
          let data46 = data21.dept;
          if (!(typeof data46 == "number" && (!(data46 % 1) && !isNaN(data46)) && isFinite(data46))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/dept", schemaPath: "#/properties/moduleRules/properties/dept/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data46 === 0 || data46 === 1 || data46 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/dept", schemaPath: "#/properties/moduleRules/properties/dept/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.dept.enum } });
            errors++;
          }
        }
        if (data21.user !== void 0) {
          let data47 = data21.user;
          if (!(typeof data47 == "number" && (!(data47 % 1) && !isNaN(data47)) && isFinite(data47))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/user", schemaPath: "#/properties/moduleRules/properties/user/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data47 === 0 || data47 === 1 || data47 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/user", schemaPath: "#/properties/moduleRules/properties/user/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.user.enum } });
            errors++;
          }
        }
        if (data21.role !== void 0) {
          let data48 = data21.role;
          if (!(typeof data48 == "number" && (!(data48 % 1) && !isNaN(data48)) && isFinite(data48))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/role", schemaPath: "#/properties/moduleRules/properties/role/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data48 === 0 || data48 === 1 || data48 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/role", schemaPath: "#/properties/moduleRules/properties/role/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.role.enum } });
            errors++;
          }
        }
        if (data21.sync !== void 0) {
          let data49 = data21.sync;
          if (!(typeof data49 == "number" && (!(data49 % 1) && !isNaN(data49)) && isFinite(data49))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/sync", schemaPath: "#/properties/moduleRules/properties/sync/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data49 === 0 || data49 === 1 || data49 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/sync", schemaPath: "#/properties/moduleRules/properties/sync/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.sync.enum } });
            errors++;
          }
        }
        if (data21.system_variable !== void 0) {
          let data50 = data21.system_variable;
          if (!(typeof data50 == "number" && (!(data50 % 1) && !isNaN(data50)) && isFinite(data50))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/system_variable", schemaPath: "#/properties/moduleRules/properties/system_variable/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data50 === 0 || data50 === 1 || data50 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/system_variable", schemaPath: "#/properties/moduleRules/properties/system_variable/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.system_variable.enum } });
            errors++;
          }
        }
        if (data21.setting !== void 0) {
          let data51 = data21.setting;
          if (!(typeof data51 == "number" && (!(data51 % 1) && !isNaN(data51)) && isFinite(data51))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/setting", schemaPath: "#/properties/moduleRules/properties/setting/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data51 === 0 || data51 === 1 || data51 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/setting", schemaPath: "#/properties/moduleRules/properties/setting/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.setting.enum } });
            errors++;
          }
        }
        if (data21.script_setting !== void 0) {
          let data52 = data21.script_setting;
          if (!(typeof data52 == "number" && (!(data52 % 1) && !isNaN(data52)) && isFinite(data52))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/script_setting", schemaPath: "#/properties/moduleRules/properties/script_setting/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data52 === 0 || data52 === 1 || data52 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/script_setting", schemaPath: "#/properties/moduleRules/properties/script_setting/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.script_setting.enum } });
            errors++;
          }
        }
        if (data21.cron !== void 0) {
          let data53 = data21.cron;
          if (!(typeof data53 == "number" && (!(data53 % 1) && !isNaN(data53)) && isFinite(data53))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/cron", schemaPath: "#/properties/moduleRules/properties/cron/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data53 === 0 || data53 === 1 || data53 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/cron", schemaPath: "#/properties/moduleRules/properties/cron/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.cron.enum } });
            errors++;
          }
        }
        if (data21.flow_log_clean !== void 0) {
          let data54 = data21.flow_log_clean;
          if (!(typeof data54 == "number" && (!(data54 % 1) && !isNaN(data54)) && isFinite(data54))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/flow_log_clean", schemaPath: "#/properties/moduleRules/properties/flow_log_clean/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data54 === 0 || data54 === 1 || data54 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/flow_log_clean", schemaPath: "#/properties/moduleRules/properties/flow_log_clean/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.flow_log_clean.enum } });
            errors++;
          }
        }
        if (data21.message !== void 0) {
          let data55 = data21.message;
          if (!(typeof data55 == "number" && (!(data55 % 1) && !isNaN(data55)) && isFinite(data55))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/message", schemaPath: "#/properties/moduleRules/properties/message/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data55 === 0 || data55 === 1 || data55 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/message", schemaPath: "#/properties/moduleRules/properties/message/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.message.enum } });
            errors++;
          }
        }
        if (data21.theme !== void 0) {
          let data56 = data21.theme;
          if (!(typeof data56 == "number" && (!(data56 % 1) && !isNaN(data56)) && isFinite(data56))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/theme", schemaPath: "#/properties/moduleRules/properties/theme/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data56 === 0 || data56 === 1 || data56 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/theme", schemaPath: "#/properties/moduleRules/properties/theme/enum", keyword: "enum", params: { allowedValues: schema13.properties.moduleRules.properties.theme.enum } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules", schemaPath: "#/properties/moduleRules/type", keyword: "type", params: { type: "object" } });
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
            if (data0.fileServer === void 0 && (missing1 = "fileServer")) {
              validate122.errors = [{ instancePath: instancePath + "/item", schemaPath: "#/allOf/0/properties/item/required", keyword: "required", params: { missingProperty: missing1 } }];
              return false;
            } else {
              if (data0.fileServer !== void 0) {
                if (true !== data0.fileServer) {
                  validate122.errors = [{ instancePath: instancePath + "/item/fileServer", schemaPath: "#/allOf/0/properties/item/properties/fileServer/const", keyword: "const", params: { allowedValue: true } }];
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
            if (data0.html === void 0 && (missing1 = "html")) {
              validate13.errors = [{ instancePath: instancePath + "/item", schemaPath: "#/allOf/0/properties/item/required", keyword: "required", params: { missingProperty: missing1 } }];
              return false;
            } else {
              if (data0.html !== void 0) {
                if (true !== data0.html) {
                  validate13.errors = [{ instancePath: instancePath + "/item/html", schemaPath: "#/allOf/0/properties/item/properties/html/const", keyword: "const", params: { allowedValue: true } }];
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
            if (data0.mongodb === void 0 && (missing1 = "mongodb")) {
              validate14.errors = [{ instancePath: instancePath + "/item", schemaPath: "#/allOf/0/properties/item/required", keyword: "required", params: { missingProperty: missing1 } }];
              return false;
            } else {
              if (data0.mongodb !== void 0) {
                if (true !== data0.mongodb) {
                  validate14.errors = [{ instancePath: instancePath + "/item/mongodb", schemaPath: "#/allOf/0/properties/item/properties/mongodb/const", keyword: "const", params: { allowedValue: true } }];
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

var compiledForm = {
  validate: (value) => errorsOf(form, value),
  conditions: [conditionOf(condition0), conditionOf(condition1), conditionOf(condition2)],
  isVisible: () => true
};
export {
  compiledForm
};
