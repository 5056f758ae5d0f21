package dev.hexplain.decoders.jrmp;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;

/**
 * A method of a remote interface.
 *
 * @param type the interface
 * @param descriptor as in a class file: {@code (II)I}
 */
record Method(String type, String name, String descriptor) {

    /**
     * The primitive parameters between two that are objects.
     *
     * @param first number of the first of them among all parameters
     * @param typecodes one for each
     */
    record Run(int first, String typecodes) {
        /** Bytes that they take. */
        long bytes() {
            return typecodes.chars().map(Primitive::bytes).sum();
        }
    }

    /** The number that calls name it by (RMI specification, section 8.3). */
    long hash() {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            new DataOutputStream(bytes).writeUTF(name + descriptor);
            byte[] sha = MessageDigest.getInstance("SHA-1").digest(bytes.toByteArray());
            return ByteBuffer.wrap(sha).order(ByteOrder.LITTLE_ENDIAN).getLong();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JVM has SHA-1", e);
        }
    }

    /** Its runs of primitive parameters: before the first object, between each two, after the last; some are empty. */
    List<Run> runs() {
        List<Run> runs = new ArrayList<>();
        StringBuilder run = new StringBuilder();
        int parameter = 0;
        int first = 0;
        for (int at = 1; descriptor.charAt(at) != ')'; parameter++) {
            int end = endOfType(at);
            if (end == at + 1) {
                run.append(descriptor.charAt(at));
            } else {
                runs.add(new Run(first, run.toString()));
                run.setLength(0);
                first = parameter + 1;
            }
            at = end;
        }
        runs.add(new Run(first, run.toString()));
        return runs;
    }

    private int endOfType(int from) {
        int at = from;
        while (descriptor.charAt(at) == '[') {
            at++;
        }
        return descriptor.charAt(at) == 'L' ? descriptor.indexOf(';', at) + 1 : at + 1;
    }

    /** The interface and the name, for people: {@code java.rmi.registry.Registry.lookup}. */
    String qualifiedName() {
        return type + "." + name;
    }
}
