package dev.hexplain.codecs.definitions;

import static java.lang.constant.ConstantDescs.CD_void;
import static java.lang.constant.ConstantDescs.INIT_NAME;
import static java.lang.constant.ConstantDescs.MTD_void;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.MethodSignature;
import java.lang.classfile.TypeKind;
import java.lang.classfile.attribute.SignatureAttribute;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.stream.Collectors;

/** Writes a constructor that takes a value for each field of an object, in order. */
final class FieldsConstructor {
    private final ClassBuilder to;
    private final ClassDesc self;
    private final List<DefinedField> fields;

    FieldsConstructor(ClassBuilder to, ClassDesc self, List<DefinedField> fields) {
        this.to = to;
        this.self = self;
        this.fields = fields.stream().filter(field -> !field.isStatic()).toList();
    }

    void write(int access, ClassDesc above) {
        List<ClassDesc> types = fields.stream()
                .map(each -> ClassDesc.ofDescriptor(each.descriptor()))
                .toList();
        to.withMethod(INIT_NAME, MethodTypeDesc.of(CD_void, types), access, method -> {
            if (fields.stream().anyMatch(each -> !each.signature().isEmpty())) {
                method.with(SignatureAttribute.of(MethodSignature.parseFrom(signature())));
            }
            method.withCode(code -> code(code, above));
        });
    }

    /** The types of the parameters with their type arguments (JVMS 4.7.9.1). */
    private String signature() {
        return fields.stream()
                .map(each -> each.signature().isEmpty() ? each.descriptor() : each.signature())
                .collect(Collectors.joining("", "(", ")V"));
    }

    private void code(CodeBuilder code, ClassDesc above) {
        code.aload(0).invokespecial(above, INIT_NAME, MTD_void);
        int slot = 1;
        for (DefinedField field : fields) {
            ClassDesc type = ClassDesc.ofDescriptor(field.descriptor());
            TypeKind kind = TypeKind.from(type);
            code.aload(0).loadLocal(kind, slot).putfield(self, field.name(), type);
            slot += kind.slotSize();
        }
        code.return_();
    }
}
