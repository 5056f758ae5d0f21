package dev.hexplain.inspect.classes;

import dev.hexplain.bytes.Source;
import dev.hexplain.classes.ClassLimits;
import dev.hexplain.classes.ClassSources;
import dev.hexplain.classes.CompilersForTests;
import dev.hexplain.classes.JdkClasses;
import dev.hexplain.classes.LocalClasses;
import dev.hexplain.classes.verdict.ClassVerdict;
import dev.hexplain.classes.verdict.ClassVerdicts;
import dev.hexplain.classes.verdict.StreamedClass;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.inspect.risks.ObjectStreamParts;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.tools.JavaCompiler;

/** Two versions of classes of package {@code shop}: an object is written with one, and read with the other. */
record TwoVersions(Path writer, Path reader) {
    private static final String HEAD = "package shop; import java.io.*; import java.util.*;\n";

    /**
     * What reading did.
     *
     * @param object the one that was read; null where that failed
     */
    record Read(Object written, Object object, Optional<Throwable> failure) {}

    /**
     * Compiles one version.
     *
     * @param source the writer's has a class {@code Make} with a method {@code it}
     */
    static Path compile(Path to, JavaCompiler by, String source) throws IOException {
        return CompilersForTests.compile(
                by, to, Map.of("Version.java", HEAD + source), "-nowarn", "-source", "17", "-target", "17");
    }

    byte[] written() throws Exception {
        try (URLClassLoader loader = loader(writer)) {
            return written(made(loader));
        }
    }

    private static Object made(URLClassLoader loader) throws Exception {
        Method make = loader.loadClass("shop.Make").getDeclaredMethod("it");
        make.setAccessible(true);
        return make.invoke(null);
    }

    private static byte[] written(Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        return bytes.toByteArray();
    }

    /** Really reads it. */
    Read read() throws Exception {
        try (URLClassLoader writing = loader(writer);
                URLClassLoader reading = loader(reader)) {
            Object made = made(writing);
            try {
                return new Read(made, read(written(made), reading), Optional.empty());
            } catch (IOException | ClassNotFoundException | ClassCastException failure) {
                return new Read(made, null, Optional.of(failure));
            }
        }
    }

    private static Object read(byte[] bytes, ClassLoader loader) throws IOException, ClassNotFoundException {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes)) {
            @Override
            protected Class<?> resolveClass(ObjectStreamClass desc) throws IOException, ClassNotFoundException {
                try {
                    return Class.forName(desc.getName(), false, loader);
                } catch (ClassNotFoundException absent) {
                    return super.resolveClass(desc);
                }
            }
        }) {
            return in.readObject();
        }
    }

    private static URLClassLoader loader(Path folder) throws IOException {
        return new URLClassLoader(new URL[] {folder.toUri().toURL()}, ClassLoader.getPlatformClassLoader());
    }

    /** The verdicts for what is written, in the order of the stream. */
    List<ClassVerdict> verdicts() throws Exception {
        return verdicts(written(), reader);
    }

    static List<StreamedClass> classes(byte[] stream) {
        JavaSerialization decoder = new JavaSerialization();
        try (var tree = decoder.decode(
                Source.ofBytes("stream", stream), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            return StreamedClasses.of(decoder.classes(tree));
        }
    }

    private static List<ClassVerdict> verdicts(byte[] stream, Path classes) throws IOException {
        JavaSerialization decoder = new JavaSerialization();
        try (ClassSources sources = ClassSources.open(List.of(classes), ClassLimits.DEFAULT);
                var tree = decoder.decode(
                        Source.ofBytes("stream", stream),
                        DecodeOptions.DEFAULT,
                        TreeStorage.inMemory(),
                        Progress.NONE)) {
            ClassVerdicts verdicts = new ClassVerdicts(
                    LocalClasses.of(sources.sources(), JdkClasses.running()), new ObjectStreamParts(tree, decoder));
            return StreamedClasses.of(decoder.classes(tree)).stream()
                    .map(verdicts::of)
                    .toList();
        }
    }
}
