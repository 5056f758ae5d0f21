package dev.hexplain.codecs.definitions;

import static java.lang.classfile.ClassFile.ACC_ENUM;
import static java.lang.classfile.ClassFile.ACC_FINAL;
import static java.lang.classfile.ClassFile.ACC_PRIVATE;
import static java.lang.classfile.ClassFile.ACC_PUBLIC;
import static java.lang.classfile.ClassFile.ACC_STATIC;
import static java.lang.classfile.ClassFile.ACC_SUPER;
import static java.lang.classfile.ClassFile.ACC_SYNTHETIC;
import static java.lang.constant.ConstantDescs.CD_Class;
import static java.lang.constant.ConstantDescs.CD_Enum;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_void;
import static java.lang.constant.ConstantDescs.INIT_NAME;
import static java.lang.constant.ConstantDescs.MTD_void;

import java.lang.classfile.ClassBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.List;

/** Writes what javac writes into an enum: a field for each constant, {@code values} and {@code valueOf}. */
final class EnumWriter {
    private static final MethodTypeDesc CONSTRUCTOR = MethodTypeDesc.of(CD_void, CD_String, CD_int);
    private static final String ALL = "$VALUES";

    private final ClassBuilder to;
    private final ClassDesc self;
    private final ClassDesc array;

    EnumWriter(ClassBuilder to, ClassDesc self) {
        this.to = to;
        this.self = self;
        this.array = self.arrayType();
    }

    void write(int access, List<String> constants) {
        to.withFlags(access | ACC_FINAL | ACC_SUPER | ACC_ENUM).withSuperclass(CD_Enum);
        for (String constant : constants) {
            to.withField(constant, self, ACC_PUBLIC | ACC_STATIC | ACC_FINAL | ACC_ENUM);
        }
        to.withField(ALL, array, ACC_PRIVATE | ACC_STATIC | ACC_FINAL | ACC_SYNTHETIC);
        to.withMethodBody(
                INIT_NAME,
                CONSTRUCTOR,
                ACC_PRIVATE,
                code -> code.aload(0)
                        .aload(1)
                        .iload(2)
                        .invokespecial(CD_Enum, INIT_NAME, CONSTRUCTOR)
                        .return_());
        initializer(constants);
        accessors();
    }

    private void initializer(List<String> constants) {
        to.withMethodBody("<clinit>", MTD_void, ACC_STATIC, code -> {
            code.loadConstant(constants.size()).anewarray(self).putstatic(self, ALL, array);
            for (int i = 0; i < constants.size(); i++) {
                code.new_(self)
                        .dup()
                        .loadConstant(constants.get(i))
                        .loadConstant(i)
                        .invokespecial(self, INIT_NAME, CONSTRUCTOR)
                        .putstatic(self, constants.get(i), self)
                        .getstatic(self, ALL, array)
                        .loadConstant(i)
                        .getstatic(self, constants.get(i), self)
                        .aastore();
            }
            code.return_();
        });
    }

    private void accessors() {
        to.withMethodBody(
                "values",
                MethodTypeDesc.of(array),
                ACC_PUBLIC | ACC_STATIC,
                code -> code.getstatic(self, ALL, array)
                        .invokevirtual(array, "clone", MethodTypeDesc.of(CD_Object))
                        .checkcast(array)
                        .areturn());
        MethodTypeDesc valueOf = MethodTypeDesc.of(CD_Enum, CD_Class, CD_String);
        to.withMethodBody(
                "valueOf",
                MethodTypeDesc.of(self, CD_String),
                ACC_PUBLIC | ACC_STATIC,
                code -> code.loadConstant(self)
                        .aload(0)
                        .invokestatic(CD_Enum, "valueOf", valueOf)
                        .checkcast(self)
                        .areturn());
    }
}
