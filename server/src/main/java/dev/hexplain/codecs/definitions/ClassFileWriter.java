package dev.hexplain.codecs.definitions;

import static java.lang.classfile.ClassFile.ACC_ABSTRACT;
import static java.lang.classfile.ClassFile.ACC_FINAL;
import static java.lang.classfile.ClassFile.ACC_INTERFACE;
import static java.lang.classfile.ClassFile.ACC_PRIVATE;
import static java.lang.classfile.ClassFile.ACC_PUBLIC;
import static java.lang.classfile.ClassFile.ACC_STATIC;
import static java.lang.classfile.ClassFile.ACC_SUPER;
import static java.lang.classfile.ClassFile.ACC_SYNTHETIC;
import static java.lang.classfile.ClassFile.ACC_TRANSIENT;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_void;
import static java.lang.constant.ConstantDescs.INIT_NAME;
import static java.lang.constant.ConstantDescs.MTD_void;

import dev.hexplain.codecs.definitions.ClassDefinition.Kind;
import java.io.Externalizable;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassSignature;
import java.lang.classfile.Signature;
import java.lang.classfile.attribute.ConstantValueAttribute;
import java.lang.classfile.attribute.EnclosingMethodAttribute;
import java.lang.classfile.attribute.InnerClassInfo;
import java.lang.classfile.attribute.InnerClassesAttribute;
import java.lang.classfile.attribute.SignatureAttribute;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.EventObject;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Writes the class file of a definition: fields, constructors, and what serialization asks of a class. */
final class ClassFileWriter {
    private static final ClassDesc CONSUMER = described(Consumer.class);
    private static final MethodTypeDesc OF_TEXT = MethodTypeDesc.of(CD_void, CD_String);
    private static final MethodTypeDesc OF_OBJECT = MethodTypeDesc.of(CD_void, CD_Object);

    private final ClassDefinition definition;
    private final ClassDesc self;
    private final ClassDesc above;

    private ClassFileWriter(ClassDefinition definition) {
        this.definition = definition;
        this.self = ClassDesc.of(definition.name());
        this.above = ClassDesc.of(definition.superclass());
    }

    /**
     * The bytes of a class file.
     *
     * @param takesMessage whether the superclass has a constructor that takes a text: such as exceptions have
     * @throws IllegalArgumentException where names or numbers are beyond what a class file holds
     */
    static byte[] write(ClassDefinition definition, boolean takesMessage) {
        ClassFileWriter writer = new ClassFileWriter(definition);
        return ClassFile.of().build(writer.self, to -> writer.write(to, takesMessage));
    }

    private void write(ClassBuilder to, boolean takesMessage) {
        Set<ClassDesc> interfaces = new LinkedHashSet<>();
        definition.interfaces().forEach(name -> interfaces.add(ClassDesc.of(name)));
        switch (definition.kind()) {
            case Kind.Interface _ -> to.withFlags(access() | ACC_INTERFACE | ACC_ABSTRACT);
            case Kind.Enumeration(List<String> constants) -> new EnumWriter(to, self).write(access(), constants);
            case Kind.Plain(long uid, boolean writesMore) -> {
                interfaces.add(described(Serializable.class));
                serializable(to, uid, takesMessage);
                if (writesMore) {
                    writeObject(to);
                }
            }
            case Kind.Listing(long uid, List<ListedField> listed) -> {
                interfaces.add(described(Serializable.class));
                serializable(to, uid, takesMessage);
                new ListedFieldsWriter(to, self, listed).write();
            }
            case Kind.External(long uid) -> {
                interfaces.add(described(Externalizable.class));
                serializable(to, uid, takesMessage);
                if (definition.has(ClassTrait.EXTERNAL_FIELDS)) {
                    new ExternalWriter(to, self, definition.fields()).write();
                } else {
                    external(to);
                }
            }
            case Kind.Components _ -> {
                interfaces.add(described(Serializable.class));
                new RecordWriter(to, self, definition.fields()).write(access());
            }
            case Kind.Replaced(long uid, String proxy) -> {
                interfaces.add(described(Serializable.class));
                serializable(to, uid, takesMessage);
                new CopyWriter(to, self, definition.fields()).write("writeReplace", ClassDesc.of(proxy));
            }
            case Kind.Replacement(long uid, String original) -> {
                interfaces.add(described(Serializable.class));
                serializable(to, uid, takesMessage);
                new CopyWriter(to, self, definition.fields()).write("readResolve", ClassDesc.of(original));
            }
        }
        to.withInterfaceSymbols(List.copyOf(interfaces));
        if (!definition.signature().isEmpty()) {
            to.with(SignatureAttribute.of(ClassSignature.parseFrom(definition.signature())));
        }
        if (definition.has(ClassTrait.ANONYMOUS)) {
            anonymous(to);
        }
        if (definition.has(ClassTrait.MAKES_LAMBDA)) {
            new LambdaWriter(to, self).write();
        }
        definition.fields().forEach(field -> field(to, field));
    }

    private static void field(ClassBuilder to, DefinedField field) {
        to.withField(field.name(), ClassDesc.ofDescriptor(field.descriptor()), each -> {
            each.withFlags(field.flags());
            if (!field.signature().isEmpty()) {
                each.with(SignatureAttribute.of(Signature.parseFrom(field.signature())));
            }
        });
    }

    private void anonymous(ClassBuilder to) {
        ClassDesc outer =
                ClassDesc.of(definition.name().substring(0, definition.name().lastIndexOf('$')));
        to.with(EnclosingMethodAttribute.of(outer, Optional.empty(), Optional.empty()));
        to.with(InnerClassesAttribute.of(InnerClassInfo.of(self, Optional.empty(), Optional.empty(), 0)));
    }

    private int access() {
        return definition.isPublic() ? ACC_PUBLIC : 0;
    }

    private void serializable(ClassBuilder to, long uid, boolean takesMessage) {
        to.withFlags(access() | ACC_SUPER).withSuperclass(above);
        to.withField(
                "serialVersionUID",
                CD_long,
                field -> field.withFlags(ACC_PRIVATE | ACC_STATIC | ACC_FINAL).with(ConstantValueAttribute.of(uid)));
        if (definition.has(ClassTrait.CONSTRUCTED_FROM_FIELDS)) {
            new FieldsConstructor(to, self, definition.fields()).write(ACC_PUBLIC, above);
            return;
        }
        int access = definition.has(ClassTrait.PRIVATE_CONSTRUCTOR) ? ACC_PRIVATE : ACC_PUBLIC;
        to.withMethodBody(INIT_NAME, MTD_void, access, code -> {
            if (above.equals(described(EventObject.class))) {
                code.aload(0).loadConstant("").invokespecial(above, INIT_NAME, OF_OBJECT);
            } else {
                code.aload(0).invokespecial(above, INIT_NAME, MTD_void);
            }
            code.return_();
        });
        if (takesMessage) {
            to.withMethodBody(
                    INIT_NAME,
                    OF_TEXT,
                    ACC_PUBLIC,
                    code -> code.aload(0)
                            .aload(1)
                            .invokespecial(above, INIT_NAME, OF_TEXT)
                            .return_());
        }
    }

    private void writeObject(ClassBuilder to) {
        ClassDesc stream = described(ObjectOutputStream.class);
        writer(to);
        to.withMethodBody(
                "writeObject",
                MethodTypeDesc.of(CD_void, stream),
                ACC_PRIVATE,
                code -> code.aload(0)
                        .getfield(self, DefinedClasses.WRITER, CONSUMER)
                        .aload(1)
                        .invokeinterface(CONSUMER, "accept", OF_OBJECT)
                        .return_());
    }

    private void external(ClassBuilder to) {
        writer(to);
        MethodTypeDesc out = MethodTypeDesc.of(CD_void, described(ObjectOutput.class));
        to.withMethodBody(
                "writeExternal",
                out,
                ACC_PUBLIC,
                code -> code.aload(0)
                        .getfield(self, DefinedClasses.WRITER, CONSUMER)
                        .aload(1)
                        .invokeinterface(CONSUMER, "accept", OF_OBJECT)
                        .return_());
        MethodTypeDesc in = MethodTypeDesc.of(CD_void, described(ObjectInput.class));
        to.withMethodBody("readExternal", in, ACC_PUBLIC, code -> code.return_());
    }

    private void writer(ClassBuilder to) {
        to.withField(DefinedClasses.WRITER, CONSUMER, ACC_PUBLIC | ACC_TRANSIENT | ACC_SYNTHETIC);
    }

    static ClassDesc described(Class<?> type) {
        return ClassDesc.ofDescriptor(type.descriptorString());
    }
}
