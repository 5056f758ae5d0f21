package dev.hexplain.codecs.definitions;

import static java.lang.classfile.ClassFile.ACC_FINAL;
import static java.lang.classfile.ClassFile.ACC_PUBLIC;
import static java.lang.classfile.ClassFile.ACC_SUPER;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_int;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.MethodSignature;
import java.lang.classfile.Signature;
import java.lang.classfile.TypeKind;
import java.lang.classfile.attribute.RecordAttribute;
import java.lang.classfile.attribute.RecordComponentInfo;
import java.lang.classfile.attribute.SignatureAttribute;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DynamicCallSiteDesc;
import java.lang.constant.MethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.TypeDescriptor;
import java.lang.runtime.ObjectMethods;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes what javac writes into a record: its components, constructor, accessors, and the methods of objects. */
final class RecordWriter {
    private static final ClassDesc RECORD = ClassFileWriter.described(Record.class);

    private final ClassBuilder to;
    private final ClassDesc self;
    private final List<DefinedField> components;

    RecordWriter(ClassBuilder to, ClassDesc self, List<DefinedField> components) {
        this.to = to;
        this.self = self;
        this.components = components;
    }

    void write(int access) {
        to.withFlags(access | ACC_FINAL | ACC_SUPER).withSuperclass(RECORD);
        to.with(RecordAttribute.of(
                components.stream().map(RecordWriter::component).toList()));
        new FieldsConstructor(to, self, components).write(ACC_PUBLIC, RECORD);
        components.forEach(this::accessor);
        objectMethod("toString", CD_String);
        objectMethod("hashCode", CD_int);
        objectMethod("equals", CD_boolean, CD_Object);
    }

    private static RecordComponentInfo component(DefinedField field) {
        ClassDesc type = ClassDesc.ofDescriptor(field.descriptor());
        return field.signature().isEmpty()
                ? RecordComponentInfo.of(field.name(), type)
                : RecordComponentInfo.of(
                        field.name(), type, SignatureAttribute.of(Signature.parseFrom(field.signature())));
    }

    private void accessor(DefinedField field) {
        ClassDesc type = ClassDesc.ofDescriptor(field.descriptor());
        to.withMethod(field.name(), MethodTypeDesc.of(type), ACC_PUBLIC, method -> {
            if (!field.signature().isEmpty()) {
                method.with(SignatureAttribute.of(MethodSignature.parseFrom("()" + field.signature())));
            }
            method.withCode(
                    code -> code.aload(0).getfield(self, field.name(), type).return_(TypeKind.from(type)));
        });
    }

    private void objectMethod(String name, ClassDesc result, ClassDesc... parameters) {
        MethodTypeDesc called = MethodTypeDesc.of(result, parameters).insertParameterTypes(0, self);
        to.withMethodBody(name, MethodTypeDesc.of(result, parameters), ACC_PUBLIC | ACC_FINAL, code -> {
            code.aload(0);
            if (parameters.length > 0) {
                code.aload(1);
            }
            code.invokedynamic(DynamicCallSiteDesc.of(bootstrap(), name, called, arguments()))
                    .return_(TypeKind.from(result));
        });
    }

    private static DirectMethodHandleDesc bootstrap() {
        return MethodHandleDesc.ofMethod(
                DirectMethodHandleDesc.Kind.STATIC,
                ClassFileWriter.described(ObjectMethods.class),
                "bootstrap",
                MethodTypeDesc.of(
                        CD_Object,
                        ClassFileWriter.described(MethodHandles.Lookup.class),
                        CD_String,
                        ClassFileWriter.described(TypeDescriptor.class),
                        ClassFileWriter.described(Class.class),
                        CD_String,
                        ClassFileWriter.described(MethodHandle.class).arrayType()));
    }

    private ConstantDesc[] arguments() {
        List<ConstantDesc> arguments = new ArrayList<>();
        arguments.add(self);
        arguments.add(components.stream().map(DefinedField::name).collect(Collectors.joining(";")));
        for (DefinedField each : components) {
            arguments.add(MethodHandleDesc.ofField(
                    DirectMethodHandleDesc.Kind.GETTER, self, each.name(), ClassDesc.ofDescriptor(each.descriptor())));
        }
        return arguments.toArray(ConstantDesc[]::new);
    }
}
