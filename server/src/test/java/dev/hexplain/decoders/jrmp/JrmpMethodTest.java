package dev.hexplain.decoders.jrmp;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.invoke.MethodType;
import java.rmi.dgc.DGC;
import java.rmi.registry.Registry;
import java.util.List;
import java.util.stream.IntStream;
import javax.management.remote.rmi.RMIConnection;
import javax.management.remote.rmi.RMIServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Methods by their hashes. */
class JrmpMethodTest {
    /** Hashes as the JDK's own stubs have them as constants. */
    @Test
    void a_hash_is_that_of_the_stubs() {
        assertThat(JrmpMethod.of("Registry", "lookup", "(Ljava/lang/String;)Ljava/rmi/Remote;")
                        .hash())
                .isEqualTo(-7538657168040752697L);
        assertThat(JrmpMethod.of("Registry", "bind", "(Ljava/lang/String;Ljava/rmi/Remote;)V")
                        .hash())
                .isEqualTo(7583982177005850366L);
    }

    @ParameterizedTest
    @ValueSource(classes = {Registry.class, DGC.class, RMIServer.class, RMIConnection.class})
    void every_method_of_the_interface_is_known(Class<?> type) {
        for (java.lang.reflect.Method method : type.getMethods()) {
            String descriptor = MethodType.methodType(method.getReturnType(), method.getParameterTypes())
                    .toMethodDescriptorString();
            JrmpMethod expected = JrmpMethod.of(type.getName(), method.getName(), descriptor);
            assertThat(JrmpMethods.OF_JDK.of(-1, expected.hash())).contains(expected);
        }
    }

    @Test
    void an_interface_of_the_old_kind_numbers_its_methods() {
        assertThat(JrmpMethods.OF_JDK.of(2, 0x44154DC9D4E63BDFL).orElseThrow().qualifiedName())
                .isEqualTo("java.rmi.registry.Registry.lookup");
        assertThat(JrmpMethods.OF_JDK.of(0, 0xF6B6898D8BF28643L).orElseThrow().qualifiedName())
                .isEqualTo("java.rmi.dgc.DGC.clean");
        assertThat(JrmpMethods.OF_JDK.of(5, 0x44154DC9D4E63BDFL)).isEmpty();
        assertThat(JrmpMethods.OF_JDK.of(-2, 0x44154DC9D4E63BDFL)).isEmpty();
        assertThat(JrmpMethods.OF_JDK.of(-1, 0x44154DC9D4E63BDFL)).isEmpty();
        assertThat(JrmpMethods.OF_JDK.of(2, 1)).isEmpty();
    }

    @Test
    void runs_of_primitives_stand_between_objects() {
        JrmpMethod method = JrmpMethod.of("T", "m", "(IJLjava/lang/String;[IZ[[Ljava/lang/Object;)V");
        assertThat(method.runs())
                .isEqualTo(List.of(
                        new JrmpMethod.Run(0, "IJ"),
                        new JrmpMethod.Run(3, ""),
                        new JrmpMethod.Run(4, "Z"),
                        new JrmpMethod.Run(6, "")));
        assertThat(JrmpMethod.of("T", "m", "()V").runs()).isEqualTo(List.of(new JrmpMethod.Run(0, "")));
    }

    @Test
    void objects_are_found_by_the_place_of_their_content() {
        JrmpMethod method = JrmpMethod.of("T", "m", "(IJLjava/lang/String;[IZ[[Ljava/lang/Object;)V");
        assertThat(IntStream.range(0, 7).map(method::objectAt)).containsExactly(-1, 2, 3, -1, 5, -1, -1);
        assertThat(IntStream.range(0, 2).map(JrmpMethod.of("T", "m", "()V")::objectAt))
                .containsOnly(-1);
    }
}
