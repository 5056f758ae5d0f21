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
class MethodTest {
    /** Hashes as the JDK's own stubs have them as constants. */
    @Test
    void a_hash_is_that_of_the_stubs() {
        assertThat(Method.of("Registry", "lookup", "(Ljava/lang/String;)Ljava/rmi/Remote;")
                        .hash())
                .isEqualTo(-7538657168040752697L);
        assertThat(Method.of("Registry", "bind", "(Ljava/lang/String;Ljava/rmi/Remote;)V")
                        .hash())
                .isEqualTo(7583982177005850366L);
    }

    @ParameterizedTest
    @ValueSource(classes = {Registry.class, DGC.class, RMIServer.class, RMIConnection.class})
    void every_method_of_the_interface_is_known(Class<?> type) {
        for (java.lang.reflect.Method method : type.getMethods()) {
            String descriptor = MethodType.methodType(method.getReturnType(), method.getParameterTypes())
                    .toMethodDescriptorString();
            Method expected = Method.of(type.getName(), method.getName(), descriptor);
            assertThat(Methods.OF_JDK.of(-1, expected.hash())).contains(expected);
        }
    }

    @Test
    void an_interface_of_the_old_kind_numbers_its_methods() {
        assertThat(Methods.OF_JDK.of(2, 0x44154DC9D4E63BDFL).orElseThrow().qualifiedName())
                .isEqualTo("java.rmi.registry.Registry.lookup");
        assertThat(Methods.OF_JDK.of(0, 0xF6B6898D8BF28643L).orElseThrow().qualifiedName())
                .isEqualTo("java.rmi.dgc.DGC.clean");
        assertThat(Methods.OF_JDK.of(5, 0x44154DC9D4E63BDFL)).isEmpty();
        assertThat(Methods.OF_JDK.of(-2, 0x44154DC9D4E63BDFL)).isEmpty();
        assertThat(Methods.OF_JDK.of(-1, 0x44154DC9D4E63BDFL)).isEmpty();
        assertThat(Methods.OF_JDK.of(2, 1)).isEmpty();
    }

    @Test
    void runs_of_primitives_stand_between_objects() {
        Method method = Method.of("T", "m", "(IJLjava/lang/String;[IZ[[Ljava/lang/Object;)V");
        assertThat(method.runs())
                .isEqualTo(List.of(
                        new Method.Run(0, "IJ"), new Method.Run(3, ""), new Method.Run(4, "Z"), new Method.Run(6, "")));
        assertThat(Method.of("T", "m", "()V").runs()).isEqualTo(List.of(new Method.Run(0, "")));
    }

    @Test
    void objects_are_found_by_the_place_of_their_content() {
        Method method = Method.of("T", "m", "(IJLjava/lang/String;[IZ[[Ljava/lang/Object;)V");
        assertThat(IntStream.range(0, 7).map(method::objectAt)).containsExactly(-1, 2, 3, -1, 5, -1, -1);
        assertThat(IntStream.range(0, 2).map(Method.of("T", "m", "()V")::objectAt))
                .containsOnly(-1);
    }
}
