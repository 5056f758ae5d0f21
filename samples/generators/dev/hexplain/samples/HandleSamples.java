package dev.hexplain.samples;

import static dev.hexplain.samples.Sample.featured;
import static dev.hexplain.samples.Sample.of;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.List;

/** Back references, and the three ways a stream forgets or avoids them: unshared objects, resets, exceptions. */
final class HandleSamples {
    private HandleSamples() {}

    static List<Sample> all() {
        return List.of(
                featured(
                        "cycle",
                        "Objects that refer to each other",
                        "Two people who know each other and themselves: references to handles not yet complete.",
                        HandleSamples::cycle),
                of(
                        "shared",
                        "One object, three times",
                        "The object is written once; the array, the field and the top level refer to it.",
                        HandleSamples::shared),
                of(
                        "unshared",
                        "writeUnshared",
                        "The same array four times: written unshared it takes a handle that nothing may refer to.",
                        HandleSamples::unshared),
                of(
                        "reset",
                        "TC_RESET between objects",
                        "After a reset the same object is written in full again and handles restart at 0x7E0000.",
                        HandleSamples::reset),
                of(
                        "exception",
                        "TC_EXCEPTION",
                        "An object fails half-way: the exception follows, handles are cleared, and the stream goes on.",
                        HandleSamples::exception),
                of(
                        "linked-list-1000",
                        "A chain of 1,000 nodes",
                        "Every node inside the one before it: a tree a thousand levels deep.",
                        () -> TokenStream.written(out -> BigStreams.chain(out, 1_000))));
    }

    private static byte[] cycle() throws IOException {
        Person ada = new Person("Ada");
        Person alan = new Person("Alan");
        ada.knows = new Person[] {alan, ada};
        alan.knows = new Person[] {ada};
        return Dumps.of(ada);
    }

    private static byte[] shared() throws IOException {
        Person ada = new Person("Ada");
        Person alan = new Person("Alan");
        alan.knows = new Person[] {ada, ada};
        return Dumps.of(alan, ada);
    }

    private static byte[] unshared() throws IOException {
        int[] numbers = {7, 8};
        return Dumps.written(out -> {
            out.writeUnshared(numbers);
            out.writeObject(numbers);
            out.writeObject(numbers);
            out.writeUnshared(numbers);
        });
    }

    private static byte[] reset() throws IOException {
        Person ada = new Person("Ada");
        return Dumps.written(out -> {
            out.writeObject(ada);
            out.writeObject(ada);
            out.reset();
            out.writeObject(ada);
            out.reset();
            out.reset();
            out.writeInt(-1);
            out.writeObject("Ada");
        });
    }

    private static byte[] exception() throws IOException {
        Person ada = new Person("Ada");
        return Dumps.written(out -> {
            out.writeObject(ada);
            try {
                out.writeObject(new Object[] {"written", new Failing(), "never written"});
                throw new AssertionError("the object must fail");
            } catch (InvalidObjectException expected) {
                out.writeObject(ada);
                out.writeObject("after the exception");
            }
        });
    }

    static class Person implements Serializable {
        private static final long serialVersionUID = 1L;
        final String name;
        Person[] knows = {};

        Person(String name) {
            this.name = name;
        }
    }

    static class Failing implements Serializable {
        private static final long serialVersionUID = 1L;
        int id = 13;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeUTF("half");
            InvalidObjectException failure = new InvalidObjectException("no second half");
            // A real trace would carry line numbers and the JDK's own frames into the dump.
            failure.setStackTrace(new StackTraceElement[0]);
            throw failure;
        }
    }
}
