package dev.hexplain.codecs.definitions;

import static java.lang.classfile.ClassFile.ACC_PRIVATE;
import static java.lang.classfile.ClassFile.ACC_PUBLIC;
import static java.lang.classfile.ClassFile.ACC_STATIC;
import static java.lang.classfile.ClassFile.ACC_SYNTHETIC;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;

import java.lang.classfile.ClassBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DynamicCallSiteDesc;
import java.lang.constant.MethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.CallSite;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.SerializedLambda;
import java.util.function.UnaryOperator;

/**
 * Writes what javac writes for {@code (UnaryOperator<String> & Serializable) text -> text.trim()}: the method of the
 * lambda, its making, and {@code $deserializeLambda$}.
 */
final class LambdaWriter {
    private static final ClassDesc OPERATOR = ClassFileWriter.described(UnaryOperator.class);
    private static final ClassDesc SERIALIZED = ClassFileWriter.described(SerializedLambda.class);
    private static final MethodTypeDesc BODY = MethodTypeDesc.of(CD_String, CD_String);
    private static final String BODY_NAME = "lambda$0";

    private final ClassBuilder to;
    private final ClassDesc self;

    LambdaWriter(ClassBuilder to, ClassDesc self) {
        this.to = to;
        this.self = self;
    }

    void write() {
        to.withMethodBody(
                BODY_NAME,
                BODY,
                ACC_PRIVATE | ACC_STATIC | ACC_SYNTHETIC,
                code -> code.aload(0)
                        .invokevirtual(CD_String, "trim", MethodTypeDesc.of(CD_String))
                        .areturn());
        to.withMethodBody(
                DefinedClasses.LAMBDA,
                MethodTypeDesc.of(OPERATOR),
                ACC_PUBLIC | ACC_STATIC,
                code -> code.invokedynamic(made()).areturn());
        to.withMethodBody(
                "$deserializeLambda$",
                MethodTypeDesc.of(CD_Object, SERIALIZED),
                ACC_PRIVATE | ACC_STATIC | ACC_SYNTHETIC,
                code -> code.invokedynamic(made()).areturn());
    }

    private DynamicCallSiteDesc made() {
        DirectMethodHandleDesc factory = ConstantDescs.ofCallsiteBootstrap(
                ClassFileWriter.described(LambdaMetafactory.class),
                "altMetafactory",
                ClassFileWriter.described(CallSite.class),
                CD_Object.arrayType());
        return DynamicCallSiteDesc.of(
                factory,
                "apply",
                MethodTypeDesc.of(OPERATOR),
                MethodTypeDesc.of(CD_Object, CD_Object),
                MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.STATIC, self, BODY_NAME, BODY),
                BODY,
                LambdaMetafactory.FLAG_SERIALIZABLE);
    }
}
