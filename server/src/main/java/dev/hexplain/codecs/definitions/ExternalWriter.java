package dev.hexplain.codecs.definitions;

import static java.lang.classfile.ClassFile.ACC_PUBLIC;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_void;

import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.Locale;

/** Writes {@code writeExternal} and {@code readExternal} as people do: one call for each field, in order. */
final class ExternalWriter {
    private static final ClassDesc OUT = ClassFileWriter.described(ObjectOutput.class);
    private static final ClassDesc IN = ClassFileWriter.described(ObjectInput.class);

    private final ClassBuilder to;
    private final ClassDesc self;
    private final List<DefinedField> fields;

    ExternalWriter(ClassBuilder to, ClassDesc self, List<DefinedField> fields) {
        this.to = to;
        this.self = self;
        this.fields = fields;
    }

    void write() {
        to.withMethodBody("writeExternal", MethodTypeDesc.of(CD_void, OUT), ACC_PUBLIC, code -> {
            for (DefinedField field : fields) {
                ClassDesc type = ClassDesc.ofDescriptor(field.descriptor());
                code.aload(1)
                        .aload(0)
                        .getfield(self, field.name(), type)
                        .invokeinterface(OUT, "write" + suffix(type), MethodTypeDesc.of(CD_void, stack(type)));
            }
            code.return_();
        });
        to.withMethodBody("readExternal", MethodTypeDesc.of(CD_void, IN), ACC_PUBLIC, code -> {
            for (DefinedField field : fields) {
                ClassDesc type = ClassDesc.ofDescriptor(field.descriptor());
                code.aload(0)
                        .aload(1)
                        .invokeinterface(
                                IN, "read" + suffix(type), MethodTypeDesc.of(type.isPrimitive() ? type : CD_Object));
                if (!type.isPrimitive()) {
                    code.checkcast(type);
                }
                code.putfield(self, field.name(), type);
            }
            code.return_();
        });
    }

    private static String suffix(ClassDesc type) {
        if (!type.isPrimitive()) {
            return "Object";
        }
        String name = type.displayName();
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    /** {@code writeShort} and the like take an {@code int}. */
    private static ClassDesc stack(ClassDesc type) {
        return type.isPrimitive()
                ? type.displayName().equals("boolean")
                        ? type
                        : TypeKind.from(type).asLoadable().upperBound()
                : CD_Object;
    }
}
