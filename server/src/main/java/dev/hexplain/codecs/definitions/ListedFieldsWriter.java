package dev.hexplain.codecs.definitions;

import static java.lang.classfile.ClassFile.ACC_FINAL;
import static java.lang.classfile.ClassFile.ACC_PRIVATE;
import static java.lang.classfile.ClassFile.ACC_STATIC;
import static java.lang.constant.ConstantDescs.CD_Class;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_void;
import static java.lang.constant.ConstantDescs.CLASS_INIT_NAME;
import static java.lang.constant.ConstantDescs.INIT_NAME;
import static java.lang.constant.ConstantDescs.MTD_void;

import java.io.ObjectStreamField;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.Map;

/** Writes {@code private static final ObjectStreamField[] serialPersistentFields = { … }}, as javac does. */
final class ListedFieldsWriter {
    static final String NAME = "serialPersistentFields";

    private static final ClassDesc FIELD = ClassFileWriter.described(ObjectStreamField.class);
    private static final MethodTypeDesc MADE = MethodTypeDesc.of(CD_void, CD_String, CD_Class, CD_boolean);

    /** Classes of primitive types are constants of these. */
    private static final Map<ClassDesc, ClassDesc> WRAPPERS = Map.of(
            ConstantDescs.CD_boolean, ConstantDescs.CD_Boolean,
            ConstantDescs.CD_byte, ConstantDescs.CD_Byte,
            ConstantDescs.CD_char, ConstantDescs.CD_Character,
            ConstantDescs.CD_short, ConstantDescs.CD_Short,
            ConstantDescs.CD_int, ConstantDescs.CD_Integer,
            ConstantDescs.CD_long, ConstantDescs.CD_Long,
            ConstantDescs.CD_float, ConstantDescs.CD_Float,
            ConstantDescs.CD_double, ConstantDescs.CD_Double);

    private final ClassBuilder to;
    private final ClassDesc self;
    private final List<ListedField> fields;

    ListedFieldsWriter(ClassBuilder to, ClassDesc self, List<ListedField> fields) {
        this.to = to;
        this.self = self;
        this.fields = fields;
    }

    void write() {
        to.withField(NAME, FIELD.arrayType(), ACC_PRIVATE | ACC_STATIC | ACC_FINAL);
        to.withMethodBody(CLASS_INIT_NAME, MTD_void, ACC_STATIC, code -> {
            code.loadConstant(fields.size()).anewarray(FIELD);
            for (int i = 0; i < fields.size(); i++) {
                element(code, i, fields.get(i));
            }
            code.putstatic(self, NAME, FIELD.arrayType()).return_();
        });
    }

    private static void element(CodeBuilder code, int index, ListedField field) {
        code.dup().loadConstant(index).new_(FIELD).dup().loadConstant(field.name());
        type(code, ClassDesc.ofDescriptor(field.descriptor()));
        code.loadConstant(field.unshared() ? 1 : 0)
                .invokespecial(FIELD, INIT_NAME, MADE)
                .aastore();
    }

    private static void type(CodeBuilder code, ClassDesc type) {
        if (type.isPrimitive()) {
            code.getstatic(WRAPPERS.getOrDefault(type, type), "TYPE", CD_Class);
        } else {
            code.loadConstant(type);
        }
    }
}
