package dev.hexplain.bench;

import io.kaitai.struct.KaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Reads a type of a descriptor with the class that Kaitai's compiler generates for it. */
final class KaitaiReader {
    /** The compiler's command. */
    static final String COMPILER = "kaitai-struct-compiler";

    private static final Path FOLDER = Path.of("target", "bench", "kaitai");

    private KaitaiReader() {}

    /**
     * @param type of the generated class, as Java names it: {@code MixedRecords.Record}
     * @param options of the compiler, such as {@code --read-pos}
     */
    static Function<KaitaiStream, KaitaiStruct> of(String descriptor, String type, List<String> options)
            throws IOException {
        Path folder = FOLDER.resolve("classes" + String.join("", options));
        Files.createDirectories(folder);
        generate(descriptor, options, folder);
        Files.writeString(folder.resolve("Adapter.java"), adapter(type));
        compile(folder);
        return load(folder);
    }

    /** A constructor behind an interface, without reflection. */
    private static String adapter(String type) {
        return """
            public final class Adapter
                    implements java.util.function.Function<io.kaitai.struct.KaitaiStream, io.kaitai.struct.KaitaiStruct> {
                public io.kaitai.struct.KaitaiStruct apply(io.kaitai.struct.KaitaiStream io) {
                    return new %s(io);
                }
            }
            """.formatted(type);
    }

    private static void generate(String descriptor, List<String> options, Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("descriptor.ksy"), descriptor);
        List<String> words = new ArrayList<>(List.of("--target", "java", "--outdir", folder.toString()));
        words.addAll(options);
        words.add(file.toString());
        new Program(COMPILER).run(words.toArray(String[]::new));
    }

    private static void compile(Path folder) throws IOException {
        List<String> words =
                new ArrayList<>(List.of("-nowarn", "-cp", System.getProperty("java.class.path"), "-d", folder + ""));
        try (Stream<Path> files = Files.walk(folder)) {
            files.map(Path::toString).filter(name -> name.endsWith(".java")).forEach(words::add);
        }
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, words.toArray(String[]::new)) != 0) {
            throw new IOException("the generated classes do not compile with the runtime of this build");
        }
    }

    /** Classes are loaded as they are used, so the loader stays open as long as the process. */
    @SuppressWarnings("unchecked") // the adapter says so
    private static Function<KaitaiStream, KaitaiStruct> load(Path folder) throws IOException {
        URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()});
        try {
            return (Function<KaitaiStream, KaitaiStruct>)
                    loader.loadClass("Adapter").getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e); // it was compiled above
        }
    }
}
