import { errorsOf, conditionOf } from "./runtime.js";

var form = validate12;
var schema13 = { "type": "object", "additionalProperties": false, "required": ["parts", "itemType"], "properties": { "parts": { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "document": { "type": "boolean" }, "settings": { "type": "boolean" }, "timeseries_record": { "type": "boolean" } } }, "itemType": { "type": "integer", "enum": [0, 1, 2] } } };
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.parts === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "parts" } });
      errors++;
    }
    if (data.itemType === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "itemType" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "parts" || key0 === "itemType")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.parts !== void 0) {
      let data0 = data.parts;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (Object.keys(data0).length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/parts", schemaPath: "#/properties/parts/minProperties", keyword: "minProperties", params: { limit: 1 } });
          errors++;
        }
        for (const key1 in data0) {
          if (!(key1 === "document" || key1 === "settings" || key1 === "timeseries_record")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/parts", schemaPath: "#/properties/parts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data0.document !== void 0) {
          if (typeof data0.document !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/parts/document", schemaPath: "#/properties/parts/properties/document/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data0.settings !== void 0) {
          if (typeof data0.settings !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/parts/settings", schemaPath: "#/properties/parts/properties/settings/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data0.timeseries_record !== void 0) {
          if (typeof data0.timeseries_record !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/parts/timeseries_record", schemaPath: "#/properties/parts/properties/timeseries_record/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/parts", schemaPath: "#/properties/parts/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.itemType !== void 0) {
      let data4 = data.itemType;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/itemType", schemaPath: "#/properties/itemType/type", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (!(data4 === 0 || data4 === 1 || data4 === 2)) {
        (vErrors ??= []).push({ instancePath: instancePath + "/itemType", schemaPath: "#/properties/itemType/enum", keyword: "enum", params: { allowedValues: schema13.properties.itemType.enum } });
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

var compiledForm = {
  validate: (value) => errorsOf(form, value),
  conditions: [],
  isVisible: () => true
};
export {
  compiledForm
};
