import { faultsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate11;
var schema12 = { "type": "object", "additionalProperties": false, "required": ["item"], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 30, "pattern": "\\S" }, "item": { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "fileServer": { "type": "boolean" }, "html": { "type": "boolean" }, "mongodb": { "type": "boolean" } } }, "mongoItem": { "type": "array", "items": { "type": "string", "enum": ["dashboard", "site", "component", "style", "catalog", "table", "table_record", "table_data", "resource_type", "driver_instance", "driver_event_cron", "driver_instruct_cron", "rule", "safezone", "data_interface", "dataset", "dataset_view", "algorithm", "report", "report_copy", "data_record", "flow", "flow_instance_cron", "oauth_app", "dept", "user", "role", "sync", "system_variable", "setting", "script_setting", "cron", "flow_log_clean", "message", "theme"] }, "minItems": 1, "maxItems": 35, "uniqueItems": true }, "itemType": { "type": "integer", "enum": [0, 1, 2] }, "moduleRules": { "type": "object", "additionalProperties": false, "properties": { "dashboard": { "type": "integer", "enum": [0, 1, 2] }, "site": { "type": "integer", "enum": [0, 1, 2] }, "component": { "type": "integer", "enum": [0, 1, 2] }, "style": { "type": "integer", "enum": [0, 1, 2] }, "catalog": { "type": "integer", "enum": [0, 1, 2] }, "table": { "type": "integer", "enum": [0, 1, 2] }, "table_record": { "type": "integer", "enum": [0, 1, 2] }, "table_data": { "type": "integer", "enum": [0, 1, 2] }, "resource_type": { "type": "integer", "enum": [0, 1, 2] }, "driver_instance": { "type": "integer", "enum": [0, 1, 2] }, "driver_event_cron": { "type": "integer", "enum": [0, 1, 2] }, "driver_instruct_cron": { "type": "integer", "enum": [0, 1, 2] }, "rule": { "type": "integer", "enum": [0, 1, 2] }, "safezone": { "type": "integer", "enum": [0, 1, 2] }, "data_interface": { "type": "integer", "enum": [0, 1, 2] }, "dataset": { "type": "integer", "enum": [0, 1, 2] }, "dataset_view": { "type": "integer", "enum": [0, 1, 2] }, "algorithm": { "type": "integer", "enum": [0, 1, 2] }, "report": { "type": "integer", "enum": [0, 1, 2] }, "report_copy": { "type": "integer", "enum": [0, 1, 2] }, "data_record": { "type": "integer", "enum": [0, 1, 2] }, "flow": { "type": "integer", "enum": [0, 1, 2] }, "flow_instance_cron": { "type": "integer", "enum": [0, 1, 2] }, "oauth_app": { "type": "integer", "enum": [0, 1, 2] }, "dept": { "type": "integer", "enum": [0, 1, 2] }, "user": { "type": "integer", "enum": [0, 1, 2] }, "role": { "type": "integer", "enum": [0, 1, 2] }, "sync": { "type": "integer", "enum": [0, 1, 2] }, "system_variable": { "type": "integer", "enum": [0, 1, 2] }, "setting": { "type": "integer", "enum": [0, 1, 2] }, "script_setting": { "type": "integer", "enum": [0, 1, 2] }, "cron": { "type": "integer", "enum": [0, 1, 2] }, "flow_log_clean": { "type": "integer", "enum": [0, 1, 2] }, "message": { "type": "integer", "enum": [0, 1, 2] }, "theme": { "type": "integer", "enum": [0, 1, 2] } } } }, "allOf": [{ "if": { "properties": { "item": { "type": "object", "properties": { "mongodb": { "const": true } }, "required": ["mongodb"] } }, "required": ["item"] }, "then": { "required": ["mongoItem", "itemType"], "properties": { "mongoItem": true, "itemType": true, "moduleRules": true } }, "else": { "properties": { "mongoItem": false, "itemType": false, "moduleRules": false } } }] };
var func7 = Object.prototype.hasOwnProperty;
var pattern0 = new RegExp("\\S", "u");
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (data.itemType === void 0) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: "itemType" } });
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
      if (data.itemType !== void 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/itemType", schemaPath: "#/allOf/0/else/properties/itemType/false schema", keyword: "false schema", params: {} });
        errors++;
      }
      if (data.moduleRules !== void 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules", schemaPath: "#/allOf/0/else/properties/moduleRules/false schema", keyword: "false schema", params: {} });
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
    if (data.item === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "item" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "item" || key0 === "mongoItem" || key0 === "itemType" || key0 === "moduleRules")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data5 = data.name;
      if (typeof data5 === "string") {
        if (func2(data5) > 30) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 30 } });
          errors++;
        }
        if (func2(data5) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data5)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.item !== void 0) {
      let data6 = data.item;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (Object.keys(data6).length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/item", schemaPath: "#/properties/item/minProperties", keyword: "minProperties", params: { limit: 1 } });
          errors++;
        }
        for (const key1 in data6) {
          if (!(key1 === "fileServer" || key1 === "html" || key1 === "mongodb")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/item", schemaPath: "#/properties/item/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data6.fileServer !== void 0) {
          if (typeof data6.fileServer !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/item/fileServer", schemaPath: "#/properties/item/properties/fileServer/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data6.html !== void 0) {
          if (typeof data6.html !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/item/html", schemaPath: "#/properties/item/properties/html/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data6.mongodb !== void 0) {
          if (typeof data6.mongodb !== "boolean") {
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
      let data10 = data.mongoItem;
      if (Array.isArray(data10)) {
        if (data10.length > 35) {
          (vErrors ??= []).push({ instancePath: instancePath + "/mongoItem", schemaPath: "#/properties/mongoItem/maxItems", keyword: "maxItems", params: { limit: 35 } });
          errors++;
        }
        if (data10.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/mongoItem", schemaPath: "#/properties/mongoItem/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data11 = data10[i0];
          if (typeof data11 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/mongoItem/" + i0, schemaPath: "#/properties/mongoItem/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data11 === "dashboard" || data11 === "site" || data11 === "component" || data11 === "style" || data11 === "catalog" || data11 === "table" || data11 === "table_record" || data11 === "table_data" || data11 === "resource_type" || data11 === "driver_instance" || data11 === "driver_event_cron" || data11 === "driver_instruct_cron" || data11 === "rule" || data11 === "safezone" || data11 === "data_interface" || data11 === "dataset" || data11 === "dataset_view" || data11 === "algorithm" || data11 === "report" || data11 === "report_copy" || data11 === "data_record" || data11 === "flow" || data11 === "flow_instance_cron" || data11 === "oauth_app" || data11 === "dept" || data11 === "user" || data11 === "role" || data11 === "sync" || data11 === "system_variable" || data11 === "setting" || data11 === "script_setting" || data11 === "cron" || data11 === "flow_log_clean" || data11 === "message" || data11 === "theme")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/mongoItem/" + i0, schemaPath: "#/properties/mongoItem/items/enum", keyword: "enum", params: { allowedValues: schema12.properties.mongoItem.items.enum } });
            errors++;
          }
        }
        let i1 = data10.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data10[i1];
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
      let data12 = data.itemType;
      if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/itemType", schemaPath: "#/properties/itemType/type", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (!(data12 === 0 || data12 === 1 || data12 === 2)) {
        (vErrors ??= []).push({ instancePath: instancePath + "/itemType", schemaPath: "#/properties/itemType/enum", keyword: "enum", params: { allowedValues: schema12.properties.itemType.enum } });
        errors++;
      }
    }
    if (data.moduleRules !== void 0) {
      let data13 = data.moduleRules;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        for (const key2 in data13) {
          if (!func7.call(schema12.properties.moduleRules.properties, key2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules", schemaPath: "#/properties/moduleRules/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } });
            errors++;
          }
        }
        if (data13.dashboard !== void 0) {
          let data14 = data13.dashboard;
          if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/dashboard", schemaPath: "#/properties/moduleRules/properties/dashboard/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data14 === 0 || data14 === 1 || data14 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/dashboard", schemaPath: "#/properties/moduleRules/properties/dashboard/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.dashboard.enum } });
            errors++;
          }
        }
        if (data13.site !== void 0) {
          let data15 = data13.site;
          if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/site", schemaPath: "#/properties/moduleRules/properties/site/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data15 === 0 || data15 === 1 || data15 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/site", schemaPath: "#/properties/moduleRules/properties/site/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.site.enum } });
            errors++;
          }
        }
        if (data13.component !== void 0) {
          let data16 = data13.component;
          if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/component", schemaPath: "#/properties/moduleRules/properties/component/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data16 === 0 || data16 === 1 || data16 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/component", schemaPath: "#/properties/moduleRules/properties/component/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.component.enum } });
            errors++;
          }
        }
        if (data13.style !== void 0) {
          let data17 = data13.style;
          if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/style", schemaPath: "#/properties/moduleRules/properties/style/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data17 === 0 || data17 === 1 || data17 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/style", schemaPath: "#/properties/moduleRules/properties/style/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.style.enum } });
            errors++;
          }
        }
        if (data13.catalog !== void 0) {
          let data18 = data13.catalog;
          if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/catalog", schemaPath: "#/properties/moduleRules/properties/catalog/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data18 === 0 || data18 === 1 || data18 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/catalog", schemaPath: "#/properties/moduleRules/properties/catalog/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.catalog.enum } });
            errors++;
          }
        }
        if (data13.table !== void 0) {
          let data19 = data13.table;
          if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/table", schemaPath: "#/properties/moduleRules/properties/table/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data19 === 0 || data19 === 1 || data19 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/table", schemaPath: "#/properties/moduleRules/properties/table/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.table.enum } });
            errors++;
          }
        }
        if (data13.table_record !== void 0) {
          let data20 = data13.table_record;
          if (!(typeof data20 == "number" && (!(data20 % 1) && !isNaN(data20)) && isFinite(data20))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/table_record", schemaPath: "#/properties/moduleRules/properties/table_record/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data20 === 0 || data20 === 1 || data20 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/table_record", schemaPath: "#/properties/moduleRules/properties/table_record/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.table_record.enum } });
            errors++;
          }
        }
        if (data13.table_data !== void 0) {
          let data21 = data13.table_data;
          if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/table_data", schemaPath: "#/properties/moduleRules/properties/table_data/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data21 === 0 || data21 === 1 || data21 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/table_data", schemaPath: "#/properties/moduleRules/properties/table_data/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.table_data.enum } });
            errors++;
          }
        }
        if (data13.resource_type !== void 0) {
          let data22 = data13.resource_type;
          if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/resource_type", schemaPath: "#/properties/moduleRules/properties/resource_type/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data22 === 0 || data22 === 1 || data22 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/resource_type", schemaPath: "#/properties/moduleRules/properties/resource_type/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.resource_type.enum } });
            errors++;
          }
        }
        if (data13.driver_instance !== void 0) {
          let data23 = data13.driver_instance;
          if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23)) && isFinite(data23))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/driver_instance", schemaPath: "#/properties/moduleRules/properties/driver_instance/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data23 === 0 || data23 === 1 || data23 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/driver_instance", schemaPath: "#/properties/moduleRules/properties/driver_instance/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.driver_instance.enum } });
            errors++;
          }
        }
        if (data13.driver_event_cron !== void 0) {
          let data24 = data13.driver_event_cron;
          if (!(typeof data24 == "number" && (!(data24 % 1) && !isNaN(data24)) && isFinite(data24))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/driver_event_cron", schemaPath: "#/properties/moduleRules/properties/driver_event_cron/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data24 === 0 || data24 === 1 || data24 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/driver_event_cron", schemaPath: "#/properties/moduleRules/properties/driver_event_cron/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.driver_event_cron.enum } });
            errors++;
          }
        }
        if (data13.driver_instruct_cron !== void 0) {
          let data25 = data13.driver_instruct_cron;
          if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/driver_instruct_cron", schemaPath: "#/properties/moduleRules/properties/driver_instruct_cron/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data25 === 0 || data25 === 1 || data25 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/driver_instruct_cron", schemaPath: "#/properties/moduleRules/properties/driver_instruct_cron/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.driver_instruct_cron.enum } });
            errors++;
          }
        }
        if (data13.rule !== void 0) {
          let data26 = data13.rule;
          if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/rule", schemaPath: "#/properties/moduleRules/properties/rule/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data26 === 0 || data26 === 1 || data26 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/rule", schemaPath: "#/properties/moduleRules/properties/rule/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.rule.enum } });
            errors++;
          }
        }
        if (data13.safezone !== void 0) {
          let data27 = data13.safezone;
          if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/safezone", schemaPath: "#/properties/moduleRules/properties/safezone/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data27 === 0 || data27 === 1 || data27 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/safezone", schemaPath: "#/properties/moduleRules/properties/safezone/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.safezone.enum } });
            errors++;
          }
        }
        if (data13.data_interface !== void 0) {
          let data28 = data13.data_interface;
          if (!(typeof data28 == "number" && (!(data28 % 1) && !isNaN(data28)) && isFinite(data28))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/data_interface", schemaPath: "#/properties/moduleRules/properties/data_interface/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data28 === 0 || data28 === 1 || data28 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/data_interface", schemaPath: "#/properties/moduleRules/properties/data_interface/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.data_interface.enum } });
            errors++;
          }
        }
        if (data13.dataset !== void 0) {
          let data29 = data13.dataset;
          if (!(typeof data29 == "number" && (!(data29 % 1) && !isNaN(data29)) && isFinite(data29))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/dataset", schemaPath: "#/properties/moduleRules/properties/dataset/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data29 === 0 || data29 === 1 || data29 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/dataset", schemaPath: "#/properties/moduleRules/properties/dataset/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.dataset.enum } });
            errors++;
          }
        }
        if (data13.dataset_view !== void 0) {
          let data30 = data13.dataset_view;
          if (!(typeof data30 == "number" && (!(data30 % 1) && !isNaN(data30)) && isFinite(data30))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/dataset_view", schemaPath: "#/properties/moduleRules/properties/dataset_view/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data30 === 0 || data30 === 1 || data30 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/dataset_view", schemaPath: "#/properties/moduleRules/properties/dataset_view/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.dataset_view.enum } });
            errors++;
          }
        }
        if (data13.algorithm !== void 0) {
          let data31 = data13.algorithm;
          if (!(typeof data31 == "number" && (!(data31 % 1) && !isNaN(data31)) && isFinite(data31))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/algorithm", schemaPath: "#/properties/moduleRules/properties/algorithm/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data31 === 0 || data31 === 1 || data31 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/algorithm", schemaPath: "#/properties/moduleRules/properties/algorithm/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.algorithm.enum } });
            errors++;
          }
        }
        if (data13.report !== void 0) {
          let data32 = data13.report;
          if (!(typeof data32 == "number" && (!(data32 % 1) && !isNaN(data32)) && isFinite(data32))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/report", schemaPath: "#/properties/moduleRules/properties/report/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data32 === 0 || data32 === 1 || data32 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/report", schemaPath: "#/properties/moduleRules/properties/report/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.report.enum } });
            errors++;
          }
        }
        if (data13.report_copy !== void 0) {
          let data33 = data13.report_copy;
          if (!(typeof data33 == "number" && (!(data33 % 1) && !isNaN(data33)) && isFinite(data33))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/report_copy", schemaPath: "#/properties/moduleRules/properties/report_copy/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data33 === 0 || data33 === 1 || data33 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/report_copy", schemaPath: "#/properties/moduleRules/properties/report_copy/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.report_copy.enum } });
            errors++;
          }
        }
        if (data13.data_record !== void 0) {
          let data34 = data13.data_record;
          if (!(typeof data34 == "number" && (!(data34 % 1) && !isNaN(data34)) && isFinite(data34))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/data_record", schemaPath: "#/properties/moduleRules/properties/data_record/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data34 === 0 || data34 === 1 || data34 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/data_record", schemaPath: "#/properties/moduleRules/properties/data_record/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.data_record.enum } });
            errors++;
          }
        }
        if (data13.flow !== void 0) {
          let data35 = data13.flow;
          if (!(typeof data35 == "number" && (!(data35 % 1) && !isNaN(data35)) && isFinite(data35))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/flow", schemaPath: "#/properties/moduleRules/properties/flow/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data35 === 0 || data35 === 1 || data35 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/flow", schemaPath: "#/properties/moduleRules/properties/flow/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.flow.enum } });
            errors++;
          }
        }
        if (data13.flow_instance_cron !== void 0) {
          let data36 = data13.flow_instance_cron;
          if (!(typeof data36 == "number" && (!(data36 % 1) && !isNaN(data36)) && isFinite(data36))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/flow_instance_cron", schemaPath: "#/properties/moduleRules/properties/flow_instance_cron/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data36 === 0 || data36 === 1 || data36 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/flow_instance_cron", schemaPath: "#/properties/moduleRules/properties/flow_instance_cron/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.flow_instance_cron.enum } });
            errors++;
          }
        }
        if (data13.oauth_app !== void 0) {
          let data37 = data13.oauth_app;
          if (!(typeof data37 == "number" && (!(data37 % 1) && !isNaN(data37)) && isFinite(data37))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/oauth_app", schemaPath: "#/properties/moduleRules/properties/oauth_app/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data37 === 0 || data37 === 1 || data37 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/oauth_app", schemaPath: "#/properties/moduleRules/properties/oauth_app/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.oauth_app.enum } });
            errors++;
          }
        }
        if (data13.dept !== void 0) {
          let data38 = data13.dept;
          if (!(typeof data38 == "number" && (!(data38 % 1) && !isNaN(data38)) && isFinite(data38))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/dept", schemaPath: "#/properties/moduleRules/properties/dept/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data38 === 0 || data38 === 1 || data38 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/dept", schemaPath: "#/properties/moduleRules/properties/dept/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.dept.enum } });
            errors++;
          }
        }
        if (data13.user !== void 0) {
          let data39 = data13.user;
          if (!(typeof data39 == "number" && (!(data39 % 1) && !isNaN(data39)) && isFinite(data39))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/user", schemaPath: "#/properties/moduleRules/properties/user/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data39 === 0 || data39 === 1 || data39 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/user", schemaPath: "#/properties/moduleRules/properties/user/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.user.enum } });
            errors++;
          }
        }
        if (data13.role !== void 0) {
          let data40 = data13.role;
          if (!(typeof data40 == "number" && (!(data40 % 1) && !isNaN(data40)) && isFinite(data40))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/role", schemaPath: "#/properties/moduleRules/properties/role/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data40 === 0 || data40 === 1 || data40 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/role", schemaPath: "#/properties/moduleRules/properties/role/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.role.enum } });
            errors++;
          }
        }
        if (data13.sync !== void 0) {
          let data41 = data13.sync;
          if (!(typeof data41 == "number" && (!(data41 % 1) && !isNaN(data41)) && isFinite(data41))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/sync", schemaPath: "#/properties/moduleRules/properties/sync/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data41 === 0 || data41 === 1 || data41 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/sync", schemaPath: "#/properties/moduleRules/properties/sync/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.sync.enum } });
            errors++;
          }
        }
        if (data13.system_variable !== void 0) {
          let data42 = data13.system_variable;
          if (!(typeof data42 == "number" && (!(data42 % 1) && !isNaN(data42)) && isFinite(data42))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/system_variable", schemaPath: "#/properties/moduleRules/properties/system_variable/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data42 === 0 || data42 === 1 || data42 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/system_variable", schemaPath: "#/properties/moduleRules/properties/system_variable/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.system_variable.enum } });
            errors++;
          }
        }
        if (data13.setting !== void 0) {
          let data43 = data13.setting;
          if (!(typeof data43 == "number" && (!(data43 % 1) && !isNaN(data43)) && isFinite(data43))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/setting", schemaPath: "#/properties/moduleRules/properties/setting/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data43 === 0 || data43 === 1 || data43 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/setting", schemaPath: "#/properties/moduleRules/properties/setting/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.setting.enum } });
            errors++;
          }
        }
        if (data13.script_setting !== void 0) {
          let data44 = data13.script_setting;
          if (!(typeof data44 == "number" && (!(data44 % 1) && !isNaN(data44)) && isFinite(data44))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/script_setting", schemaPath: "#/properties/moduleRules/properties/script_setting/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data44 === 0 || data44 === 1 || data44 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/script_setting", schemaPath: "#/properties/moduleRules/properties/script_setting/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.script_setting.enum } });
            errors++;
          }
        }
        if (data13.cron !== void 0) {
          let data45 = data13.cron;
          if (!(typeof data45 == "number" && (!(data45 % 1) && !isNaN(data45)) && isFinite(data45))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/cron", schemaPath: "#/properties/moduleRules/properties/cron/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data45 === 0 || data45 === 1 || data45 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/cron", schemaPath: "#/properties/moduleRules/properties/cron/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.cron.enum } });
            errors++;
          }
        }
        if (data13.flow_log_clean !== void 0) {
          let data46 = data13.flow_log_clean;
          if (!(typeof data46 == "number" && (!(data46 % 1) && !isNaN(data46)) && isFinite(data46))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/flow_log_clean", schemaPath: "#/properties/moduleRules/properties/flow_log_clean/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data46 === 0 || data46 === 1 || data46 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/flow_log_clean", schemaPath: "#/properties/moduleRules/properties/flow_log_clean/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.flow_log_clean.enum } });
            errors++;
          }
        }
        if (data13.message !== void 0) {
          let data47 = data13.message;
          if (!(typeof data47 == "number" && (!(data47 % 1) && !isNaN(data47)) && isFinite(data47))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/message", schemaPath: "#/properties/moduleRules/properties/message/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data47 === 0 || data47 === 1 || data47 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/message", schemaPath: "#/properties/moduleRules/properties/message/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.message.enum } });
            errors++;
          }
        }
        if (data13.theme !== void 0) {
          let data48 = data13.theme;
          if (!(typeof data48 == "number" && (!(data48 % 1) && !isNaN(data48)) && isFinite(data48))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/theme", schemaPath: "#/properties/moduleRules/properties/theme/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data48 === 0 || data48 === 1 || data48 === 2)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/moduleRules/theme", schemaPath: "#/properties/moduleRules/properties/theme/enum", keyword: "enum", params: { allowedValues: schema12.properties.moduleRules.properties.theme.enum } });
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
  validate11.errors = vErrors;
  return errors === 0;
}

var condition0 = validate112;
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate112.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
    return false;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.item === void 0 && (missing0 = "item")) {
      validate112.errors = [{ instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: missing0 } }];
      return false;
    } else {
      if (data.item !== void 0) {
        let data0 = data.item;
        const _errs2 = errors;
        if (errors === _errs2) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing1;
            if (data0.mongodb === void 0 && (missing1 = "mongodb")) {
              validate112.errors = [{ instancePath: instancePath + "/item", schemaPath: "#/allOf/0/properties/item/required", keyword: "required", params: { missingProperty: missing1 } }];
              return false;
            } else {
              if (data0.mongodb !== void 0) {
                if (true !== data0.mongodb) {
                  validate112.errors = [{ instancePath: instancePath + "/item/mongodb", schemaPath: "#/allOf/0/properties/item/properties/mongodb/const", keyword: "const", params: { allowedValue: true } }];
                  return false;
                }
              }
            }
          } else {
            validate112.errors = [{ instancePath: instancePath + "/item", schemaPath: "#/allOf/0/properties/item/type", keyword: "type", params: { type: "object" } }];
            return false;
          }
        }
      }
    }
  }
  validate112.errors = vErrors;
  return errors === 0;
}

var compiledForm = {
  validate: (value) => faultsOf(form, value),
  conditions: [conditionOf(condition0)],
  isVisible: () => true
};
export {
  compiledForm
};
