import { conditionOf } from "./runtime.js";

var bbs_realtime = validate12;
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate12.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
    return false;
  }
  const _errs1 = errors;
  if (errors === _errs1) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.tsdbRetentionPolicyShow === void 0 && (missing0 = "tsdbRetentionPolicyShow")) {
        validate12.errors = [{ instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: missing0 } }];
        return false;
      } else {
        if (data.tsdbRetentionPolicyShow !== void 0) {
          if (true !== data.tsdbRetentionPolicyShow) {
            validate12.errors = [{ instancePath: instancePath + "/tsdbRetentionPolicyShow", schemaPath: "#/allOf/0/properties/tsdbRetentionPolicyShow/const", keyword: "const", params: { allowedValue: true } }];
            return false;
          }
        }
      }
    } else {
      validate12.errors = [{ instancePath, schemaPath: "#/allOf/0/type", keyword: "type", params: { type: "object" } }];
      return false;
    }
  }
  validate12.errors = vErrors;
  return errors === 0;
}

var groupVisible = { "bbs_realtime": conditionOf(bbs_realtime) };
export {
  groupVisible
};
