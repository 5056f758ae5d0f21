package dev.hexplain.codecs.definitions;

import static java.lang.classfile.ClassFile.ACC_PRIVATE;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.INIT_NAME;
import static java.lang.constant.ConstantDescs.MTD_void;

import java.lang.classfile.ClassBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.List;

/** Writes a method that makes an object of another class, with the same in its fields. */
final class CopyWriter {
    private final ClassBuilder to;
    private final ClassDesc self;
    private final List<DefinedField> fields;

    CopyWriter(ClassBuilder to, ClassDesc self, List<DefinedField> fields) {
        this.to = to;
        this.self = self;
        this.fields = fields;
    }

    void write(String method, ClassDesc other) {
        to.withMethodBody(method, MethodTypeDesc.of(CD_Object), ACC_PRIVATE, code -> {
            code.new_(other).dup().invokespecial(other, INIT_NAME, MTD_void);
            for (DefinedField field : fields) {
                ClassDesc type = ClassDesc.ofDescriptor(field.descriptor());
                code.dup().aload(0).getfield(self, field.name(), type).putfield(other, field.name(), type);
            }
            code.areturn();
        });
    }
}
