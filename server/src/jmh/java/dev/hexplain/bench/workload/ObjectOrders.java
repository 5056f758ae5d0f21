package dev.hexplain.bench.workload;

import com.caucho.hessian.io.AbstractDeserializer;
import com.caucho.hessian.io.AbstractHessianInput;
import com.caucho.hessian.io.AbstractHessianOutput;
import com.caucho.hessian.io.AbstractSerializer;
import com.caucho.hessian.io.AbstractSerializerFactory;
import com.caucho.hessian.io.Deserializer;
import com.caucho.hessian.io.Hessian2Output;
import com.caucho.hessian.io.Serializer;
import com.caucho.hessian.io.SerializerFactory;
import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Output;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.nustaq.serialization.FSTConfiguration;

/**
 * The orders as libraries write Java's objects: a list of them. Each file is written by a process of its own, as the
 * objects need more heap than decoding does.
 */
public final class ObjectOrders {
    private static final int ORDERS = 90_000;

    private ObjectOrders() {}

    /** The file of a format: {@code kryo}, {@code fst} or {@code hessian}. */
    public static Path file(String format) throws IOException {
        return WorkloadFile.at("orders." + format, part -> {
            Stream<String> command = Stream.of(
                            Stream.of(ProcessHandle.current().info().command().orElseThrow()),
                            ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                                    .filter(argument -> argument.startsWith("--add-opens")),
                            Stream.of("-cp", System.getProperty("java.class.path"), ObjectOrders.class.getName()),
                            Stream.of(format, part.toString()))
                    .flatMap(parts -> parts);
            Process process = new ProcessBuilder(command.toList()).inheritIO().start();
            if (process.onExit().join().exitValue() != 0) {
                throw new IOException("The process that writes orders." + format + " failed");
            }
        });
    }

    /** Writes one file: format and path. */
    public static void main(String[] args) throws IOException {
        ShopOrders orders = OrderFiles.orders();
        List<ShopOrder> list = new ArrayList<>();
        for (int i = 0; i < ORDERS; i++) {
            list.add(orders.next());
        }
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(Path.of(args[1])))) {
            switch (args[0]) {
                case "kryo" -> {
                    Output to = new Output(out);
                    kryo().writeClassAndObject(to, list);
                    to.flush();
                }
                case "fst" -> out.write(fst().asByteArray(list));
                default -> {
                    Hessian2Output to = new Hessian2Output(out);
                    to.setSerializerFactory(hessian());
                    to.writeObject(list);
                    to.flush();
                }
            }
        }
    }

    /** As it is set up by default, for classes that are not registered. */
    public static Kryo kryo() {
        Kryo kryo = new Kryo();
        kryo.setRegistrationRequired(false);
        return kryo;
    }

    /** As it is set up by default. */
    public static FSTConfiguration fst() {
        return FSTConfiguration.createDefaultConfiguration();
    }

    /** Dates are written as the format's own, days as numbers: the library has no way for those of {@code java.time}. */
    public static SerializerFactory hessian() {
        SerializerFactory factory = new SerializerFactory(ObjectOrders.class.getClassLoader());
        factory.addFactory(new Times());
        return factory;
    }

    /** What decoders of Kryo and FST need to know of the classes. */
    public static String classList() {
        String classes = Stream.of(ShopOrder.class, ShopCustomer.class, PostalAddress.class, OrderLine.class)
                .map(ObjectOrders::declaration)
                .collect(Collectors.joining());
        String constants = Arrays.stream(OrderStatus.values()).map(Enum::name).collect(Collectors.joining(", "));
        return "package " + ObjectOrders.class.getPackageName() + ";\n" + classes + "enum OrderStatus { " + constants
                + " }\n";
    }

    private static String declaration(Class<?> type) {
        return Arrays.stream(type.getFields())
                .filter(field -> !Modifier.isStatic(field.getModifiers()))
                .map(field -> field.getGenericType().getTypeName().replace('$', '.') + " " + field.getName() + ";\n")
                .collect(Collectors.joining("", "final class " + type.getSimpleName() + " {\n", "}\n"));
    }

    private static final class Times extends AbstractSerializerFactory {
        @Override
        public @Nullable Serializer getSerializer(Class type) {
            return isTime(type) ? new TimeWriter() : null;
        }

        @Override
        public @Nullable Deserializer getDeserializer(Class type) {
            return isTime(type) ? new TimeReader(type) : null;
        }

        private static boolean isTime(Class<?> type) {
            return type == Instant.class || type == LocalDate.class;
        }
    }

    private static final class TimeWriter extends AbstractSerializer {
        @Override
        public void writeObject(Object time, AbstractHessianOutput out) throws IOException {
            if (time instanceof Instant instant) {
                out.writeUTCDate(instant.toEpochMilli());
            } else {
                out.writeInt((int) ((LocalDate) time).toEpochDay());
            }
        }
    }

    private static final class TimeReader extends AbstractDeserializer {
        private final Class<?> type;

        TimeReader(Class<?> type) {
            this.type = type;
        }

        @Override
        public Class<?> getType() {
            return type;
        }

        @Override
        public @Nullable Object readObject(AbstractHessianInput in) throws IOException {
            return switch (in.readObject()) {
                case Date date -> date.toInstant();
                case Integer days -> LocalDate.ofEpochDay(days);
                case null, default -> null;
            };
        }
    }
}
