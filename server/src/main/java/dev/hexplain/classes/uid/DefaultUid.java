package dev.hexplain.classes.uid;

import dev.hexplain.classes.uid.UidInput.Member;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UTFDataFormatException;
import java.io.UncheckedIOException;
import java.lang.reflect.AccessFlag;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.List;

/**
 * The default serialVersionUID: the first eight bytes of a SHA-1 over name, flags, interfaces and members that are not
 * private (Java Object Serialization Specification, 4.6).
 */
final class DefaultUid {
    private static final int CLASS = Modifier.PUBLIC | Modifier.FINAL | Modifier.INTERFACE | Modifier.ABSTRACT;
    private static final int FIELD = Modifier.PUBLIC
            | Modifier.PRIVATE
            | Modifier.PROTECTED
            | Modifier.STATIC
            | Modifier.FINAL
            | Modifier.VOLATILE
            | Modifier.TRANSIENT;
    private static final int METHOD = Modifier.PUBLIC
            | Modifier.PRIVATE
            | Modifier.PROTECTED
            | Modifier.STATIC
            | Modifier.FINAL
            | Modifier.SYNCHRONIZED
            | Modifier.NATIVE
            | Modifier.ABSTRACT
            | Modifier.STRICT;

    private DefaultUid() {}

    static long of(UidInput input) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(1024);
        try {
            write(input, new DataOutputStream(bytes));
        } catch (UTFDataFormatException tooLong) {
            // A class file holds no text that is too long for this.
            throw new IllegalArgumentException(tooLong);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return ByteBuffer.wrap(sha1().digest(bytes.toByteArray()))
                .order(ByteOrder.LITTLE_ENDIAN)
                .getLong();
    }

    private static MessageDigest sha1() {
        try {
            return MessageDigest.getInstance("SHA-1");
        } catch (NoSuchAlgorithmException everyJdkHasIt) {
            throw new IllegalStateException(everyJdkHasIt);
        }
    }

    private static void write(UidInput input, DataOutputStream out) throws IOException {
        out.writeUTF(input.name());
        out.writeInt(classFlags(input));
        for (String name : input.interfaces().stream().sorted().toList()) {
            out.writeUTF(name);
        }
        for (Member field : sorted(input.fields(), Comparator.comparing(Member::name))) {
            if (counts(field)) {
                write(out, field.name(), field.flags() & FIELD, field.descriptor());
            }
        }
        if (input.initialiser()) {
            write(out, "<clinit>", Modifier.STATIC, "()V");
        }
        for (Member each : sorted(input.constructors(), Comparator.comparing(Member::descriptor))) {
            writeMethod(out, each);
        }
        for (Member each :
                sorted(input.methods(), Comparator.comparing(Member::name).thenComparing(Member::descriptor))) {
            writeMethod(out, each);
        }
    }

    /** Interfaces are abstract where they have methods, whatever their compiler said. */
    private static int classFlags(UidInput input) {
        int flags = input.flags() & CLASS;
        if ((flags & Modifier.INTERFACE) == 0) {
            return flags;
        }
        return input.methods().isEmpty() ? flags & ~Modifier.ABSTRACT : flags | Modifier.ABSTRACT;
    }

    /** Whether a field counts: of private ones, those that are serialized by default. */
    static boolean counts(Member field) {
        return !field.has(AccessFlag.PRIVATE) || (!field.has(AccessFlag.STATIC) && !field.has(AccessFlag.TRANSIENT));
    }

    private static List<Member> sorted(List<Member> members, Comparator<Member> order) {
        return members.stream().sorted(order).toList();
    }

    private static void writeMethod(DataOutputStream out, Member method) throws IOException {
        if (!method.has(AccessFlag.PRIVATE)) {
            write(
                    out,
                    method.name(),
                    method.flags() & METHOD,
                    method.descriptor().replace('/', '.'));
        }
    }

    private static void write(DataOutputStream out, String name, int flags, String descriptor) throws IOException {
        out.writeUTF(name);
        out.writeInt(flags);
        out.writeUTF(descriptor);
    }
}
