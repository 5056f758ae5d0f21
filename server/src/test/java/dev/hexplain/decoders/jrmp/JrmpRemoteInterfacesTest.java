package dev.hexplain.decoders.jrmp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.classes.ClassList;
import org.junit.jupiter.api.Test;

/** Hashes of interfaces, by those that stubs of the JDK have as constants. */
class JrmpRemoteInterfacesTest {
    private static JrmpMethods.Numbered numbered(String source, long hash) {
        return new JrmpRemoteInterfaces(ClassList.parse(source)).numbered().get(hash);
    }

    @Test
    void the_hash_of_an_interface_is_that_of_its_stubs() {
        String registry = """
                package java.rmi.registry;
                import java.rmi.*;
                interface Registry extends Remote {
                    Remote lookup(String name) throws RemoteException, NotBoundException, AccessException;
                    void bind(String name, Remote obj) throws RemoteException, AlreadyBoundException, AccessException;
                    void unbind(String name) throws RemoteException, NotBoundException, AccessException;
                    void rebind(String name, Remote obj) throws RemoteException, AccessException;
                    String[] list() throws RemoteException, AccessException;
                }
                """;
        assertThat(numbered(registry, 0x4415_4DC9_D4E6_3BDFL).methods())
                .extracting(JrmpMethod::name)
                .containsExactly("bind", "list", "lookup", "rebind", "unbind");
    }

    @Test
    void inherited_methods_are_numbered_too() {
        String dgc = """
                package java.rmi.dgc;
                interface Dirty extends java.rmi.Remote {
                    Lease dirty(java.rmi.server.ObjID[] ids, long sequenceNum, Lease lease)
                        throws java.rmi.RemoteException;
                }
                interface DGC extends Dirty {
                    void clean(java.rmi.server.ObjID[] ids, long sequenceNum, VMID vmid, boolean strong)
                        throws java.rmi.RemoteException;
                }
                """;
        assertThat(numbered(dgc, 0xF6B6_898D_8BF2_8643L).methods())
                .extracting(JrmpMethod::qualifiedName)
                .containsExactly("java.rmi.dgc.DGC.clean", "java.rmi.dgc.Dirty.dirty");
    }

    @Test
    void a_class_of_several_interfaces_numbers_the_methods_of_all() {
        String source = "interface A extends java.rmi.Remote { void b(); } interface C extends java.rmi.Remote"
                + " { void a(); } class Both implements A, C {}";
        assertThat(new JrmpRemoteInterfaces(ClassList.parse(source)).numbered().values())
                .extracting(JrmpMethods.Numbered::type)
                .containsExactlyInAnyOrder("A", "C", "Both");
    }

    @Test
    void of_two_interfaces_with_a_method_the_remote_one_is_named() {
        ClassList list = ClassList.parse("interface A { void m(); } interface B extends java.rmi.Remote { void m(); }");
        long hash = JrmpMethod.of("B", "m", "()V").hash();
        assertThat(JrmpMethods.with(list)
                        .of(JrmpMethods.BY_HASH, hash)
                        .orElseThrow()
                        .type())
                .isEqualTo("B");
    }

    @Test
    void interfaces_that_extend_each_other_are_no_end() {
        ClassList list = ClassList.parse("interface A extends B { void m(); } interface B extends A { void n(); }");
        assertThat(new JrmpRemoteInterfaces(list).numbered().values())
                .extracting(each -> each.methods().size())
                .containsOnly(2);
    }
}
